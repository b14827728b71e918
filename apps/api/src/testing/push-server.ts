import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly pair: ECDH;
  readonly auth: Buffer;
}

export interface Pushed {
  readonly browser: TestBrowser;
  /** The decrypted payload. */
  readonly payload: { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  readonly publicKey: string;
  readonly subject: string;
}

export type Answering = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'hang-up';

export interface PushServer {
  readonly origin: string;
  readonly got: Pushed[];
  /** Number of requests, including refused ones. */
  readonly asked: () => number;
  /** Answers the next requests in order; later ones are accepted. */
  answer(...next: readonly Answering[]): void;
  /** Delays all answers until the returned function is called. */
  hold(): () => void;
  browser(): TestBrowser;
  close(): Promise<void>;
}

/** A push service (RFC 8030). It verifies the sender (RFC 8292) and decrypts messages (RFC 8291). */
export async function startPushServer(): Promise<PushServer> {
  const got: Pushed[] = [];
  const browsers = new Map<string, TestBrowser>();
  let script: Answering[] = [];
  let asked = 0;
  let held: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bytesOf(request);
      asked += 1;
      await held;
      const next = script.shift();
      if (next === 'hang-up') return void request.socket.destroy();
      if (next !== undefined) return void response.writeHead(next.status, next.headers).end();
      const browser = browsers.get(request.url ?? '');
      if (browser === undefined) return void response.writeHead(410).end();
      try {
        got.push(taken(request, body, browser, origin));
        response.writeHead(201).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    got,
    asked: () => asked,
    answer: (...next) => {
      script = [...next];
    },
    hold() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    browser() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const browser: TestBrowser = {
        subscription: {
          endpoint: origin + path,
          keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        pair,
        auth,
      };
      browsers.set(path, browser);
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function taken({ headers, method }: IncomingMessage, body: Buffer, browser: TestBrowser, origin: string): Pushed {
  if (method !== 'POST') throw new Error('a notice is posted');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted by RFC 8188');
  const { subject, publicKey } = signature(headers.authorization ?? '', origin);
  return {
    browser,
    // The service worker reads the same shape.
    payload: JSON.parse(opened(body, browser)) as Pushed['payload'],
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
    publicKey,
    subject,
  };
}

/** The sender's signature: `vapid t=<JWT by ES256>, k=<public key>`. */
function signature(authorization: string, origin: string): { subject: string; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signed = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signed, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  if (!valid) throw new Error('a wrong signature');
  if (aud !== origin) throw new Error(`signed for ${aud}`);
  if (!(Number(exp) * 1_000 > Date.now() && Number(exp) * 1_000 <= Date.now() + 86_400_000)) throw new Error('expired');
  if (!/^(mailto:|https:)/.test(sub ?? '')) throw new Error('nobody to turn to');
  return { subject: sub ?? '', publicKey };
}

/** Decrypts a message as its browser would: ECDH with the sender's one-time key, one record of AES-128-GCM. */
function opened(body: Buffer, { pair, auth }: TestBrowser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const derive = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = text.lastIndexOf(2);
  if (end < 0) throw new Error('no last record');
  return text.subarray(0, end).toString('utf8');
}
