/** A push service on this machine, as RFC 8030 has one: browsers get an address, servers post to it. It also does what a browser
 *  does with a message: all of it with Node's own cryptography, from RFC 8291 and 8292. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import { PATIENCE } from "./people.mjs";

const bytes = (text) => Buffer.from(text, "base64url");
const text = (octets) => Buffer.from(octets).toString("base64url");

export class PushService {
  #waiting = [];
  #came = [];

  static async open() {
    const service = new PushService();
    service.keys = createECDH("prime256v1");
    service.keys.generateKeys();
    service.secret = randomBytes(16);
    service.server = createServer((request, response) => service.#take(request, response));
    await new Promise((ready) => service.server.listen(0, "127.0.0.1", ready));
    return service;
  }

  get origin() {
    return `http://127.0.0.1:${this.server.address().port}`;
  }

  /** What a browser hands to a page that subscribes. */
  get subscription() {
    const keys = { p256dh: text(this.keys.getPublicKey()), auth: text(this.secret) };
    return { endpoint: `${this.origin}/one-browser`, keys };
  }

  #take(request, response) {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      let message;
      try {
        const sender = voucher(request.headers.authorization, this.origin);
        message = { sender, told: JSON.parse(this.#opened(Buffer.concat(parts))) };
        if (request.headers["content-encoding"] !== "aes128gcm" || !(Number(request.headers.ttl) >= 0))
          throw new Error("no encoding, or no time to live");
      } catch (error) {
        message = error;
      }
      response.writeHead(message instanceof Error ? 400 : 201, { location: `${this.origin}/one-message` });
      response.end();
      const next = this.#waiting.shift();
      if (next) next(message);
      else this.#came.push(message);
    });
  }

  /** The next message that comes; whoever waits in vain is told so. */
  #next() {
    return new Promise((resolve, reject) => {
      const tired = setTimeout(() => reject(new Error("no message came")), PATIENCE);
      this.#waiting.push((message) => {
        clearTimeout(tired);
        resolve(message);
      });
    });
  }

  /** The next message, or what was wrong with it. */
  async message() {
    const came = this.#came.shift() ?? (await this.#next());
    if (came instanceof Error) throw came;
    return came;
  }

  /** RFC 8188, 2.1 and RFC 8291, 3.4. */
  #opened(body) {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const sealed = body.subarray(21 + body[20]);
    const about = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), sender]);
    const shared = hkdfSync("sha256", this.keys.computeSecret(sender), this.secret, about, 32);
    const key = hkdfSync("sha256", shared, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = hkdfSync("sha256", shared, salt, "Content-Encoding: nonce\0", 12);
    const reader = createDecipheriv("aes-128-gcm", Buffer.from(key), Buffer.from(nonce));
    reader.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([reader.update(sealed.subarray(0, -16)), reader.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  close() {
    this.server.close();
  }
}

/** Who sends, by a signature that is verified (RFC 8292). */
function voucher(header, origin) {
  const [, token, key] = /^vapid t=([^,]+), *k=(.+)$/.exec(header) ?? [];
  const point = bytes(key);
  const jwk = { kty: "EC", crv: "P-256", x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  const [head, claims, signature] = token.split(".");
  const isTheirs = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    bytes(signature),
  );
  const { aud, exp } = JSON.parse(bytes(claims).toString());
  const now = Date.now() / 1000;
  if (!isTheirs || aud !== origin || exp < now || exp > now + 86_400) throw new Error("not vouched for");
  return key;
}
