/** The screens that tests look at. */
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 375, height: 667 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1280, height: 800 };

/** All kinds of screens; "zoom" is a desktop at 200 %, which has half as many pixels. */
export const VIEWPORTS = {
  phone: PHONE,
  landscape: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
  zoom: { width: 720, height: 450 },
};

export type Viewport = { width: number; height: number };
