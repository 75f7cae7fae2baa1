/** A push service on this machine (RFC 8030) together with the browser that decrypts its messages (RFC 8291). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SALT_BYTES = 16;
const KEY_LENGTH_AT = 20; // after the salt and the record size, RFC 8188
const TAG_BYTES = 16;
const DAY_SECONDS = 86_400;

const decoded = (text: string) => Buffer.from(text, "base64url");
const encoded = (bytes: Buffer) => bytes.toString("base64url");

export interface PushMessage {
  /** The public key of the server that signed the message. */
  sender: string;
  content: Record<string, unknown>;
}

export class FakePushService {
  /** What has been delivered so far. A message that violates a standard is answered with 400 and listed in `errors`. */
  readonly messages: PushMessage[] = [];
  readonly errors: string[] = [];
  readonly #secret = randomBytes(16);

  private constructor(
    private readonly keys: ECDH,
    private readonly server: Server,
  ) {}

  static async open(): Promise<FakePushService> {
    const keys = createECDH("prime256v1");
    keys.generateKeys();
    const server = createServer();
    const service = new FakePushService(keys, server);
    server.on("request", (request, response) => void service.#receive(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a browser gives to a page that subscribes. */
  get subscription() {
    const keys = { p256dh: encoded(this.keys.getPublicKey()), auth: encoded(this.#secret) };
    return { endpoint: `${this.origin}/one-browser`, keys };
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    let status = 201;
    try {
      const { authorization = "", "content-encoding": encoding, ttl } = request.headers;
      const sender = verifiedSender(authorization, this.origin);
      if (encoding !== "aes128gcm") throw new Error(`content-encoding ${encoding}`);
      if (!(Number(ttl) >= 0)) throw new Error(`ttl ${String(ttl)}`);
      const content = JSON.parse(this.#decrypt(Buffer.concat(parts))) as PushMessage["content"];
      this.messages.push({ sender, content });
    } catch (error) {
      status = 400;
      this.errors.push(String(error));
    }
    response.writeHead(status, { location: `${this.origin}/one-message` });
    response.end();
  }

  /** RFC 8188, section 2.1, and RFC 8291, section 3.4. */
  #decrypt(body: Buffer): string {
    const salt = body.subarray(0, SALT_BYTES);
    const keyEnd = KEY_LENGTH_AT + 1 + body[KEY_LENGTH_AT]!;
    const sender = body.subarray(KEY_LENGTH_AT + 1, keyEnd);
    const ciphertext = body.subarray(keyEnd, -TAG_BYTES);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), sender]);
    const shared = hkdf(this.keys.computeSecret(sender), this.#secret, info, 32);
    const key = hkdf(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = hkdf(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    const padded = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }

  close() {
    this.server.close();
  }
}

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** The public key that has signed the token of the authorization header (VAPID, RFC 8292). */
function verifiedSender(authorization: string, origin: string): string {
  const [, token = "", key = ""] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? [];
  const point = decoded(key);
  const jwk = { kty: "EC", crv: "P-256", x: encoded(point.subarray(1, 33)), y: encoded(point.subarray(33)) };
  const [head = "", claims = "", signature = ""] = token.split(".");
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    decoded(signature),
  );
  const { aud, exp } = JSON.parse(decoded(claims).toString()) as { aud: string; exp: number };
  const now = Date.now() / 1000;
  if (!isSigned || aud !== origin || exp < now || exp > now + DAY_SECONDS)
    throw new Error(`not signed for ${origin}`);
  return key;
}
