/** How this browser can draw in three dimensions; asked before the code for it is fetched. */
export type Drawing = "none" | "software" | "hardware";

/** Renderers that paint on the processor: everything works, but slowly. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function drawing(): Drawing {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) return "none";
    const named = context.getExtension("WEBGL_debug_renderer_info");
    const renderer = String(context.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return SOFTWARE.test(renderer) ? "software" : "hardware";
  } catch {
    return "none";
  }
}
