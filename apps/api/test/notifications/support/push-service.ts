import { createDecipheriv, createECDH, createHash, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import { eventually } from '@manette/platform/testing';

export interface PushMessage {
  kind: string;
  title: string;
  body: string;
  tag: string;
  url: string;
  lang: string;
  dir: string;
  unread: number;
  sentAt: string;
}

export interface ReceivedPush {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

/** What the push service responds. Without a status it does not respond at all. */
export interface PushAnswer {
  status?: number;
  headers?: Record<string, string>;
}

/** A push service on loopback: it records what it receives, and responds as a test sets (RFC 8030). */
export class PushService {
  readonly received: ReceivedPush[] = [];
  private readonly answers = new Map<string, PushAnswer>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const service = new PushService(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        service.received.push({
          path,
          headers: request.headers,
          body: Buffer.concat(chunks),
          at: Date.now(),
        });
        const { status, headers } = service.answers.get(path) ?? { status: 201 };
        if (status !== undefined) response.writeHead(status, headers).end();
      });
    });
    return service;
  }

  answer(browser: PushBrowser, answer: PushAnswer): void {
    this.answers.set(browser.path, answer);
  }

  browser(name: string): PushBrowser {
    return new PushBrowser(this, `/${name}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const text = (words: string) => Buffer.from(`${words}\0`);
const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** A browser's subscription with its own keys, which decrypts the pushes it receives (RFC 8291, RFC 8188). */
export class PushBrowser {
  private readonly keys: ECDH;
  private readonly auth = randomBytes(16);

  constructor(
    private readonly service: PushService,
    readonly path: string,
  ) {
    this.keys = createECDH('prime256v1');
    this.keys.generateKeys();
  }

  subscription(language: 'en' | 'ar' = 'en') {
    const p256dh = this.keys.getPublicKey('base64url');
    const keys = { p256dh, auth: this.auth.toString('base64url') };
    return { endpoint: this.service.url + this.path, keys, language };
  }

  get raw(): ReceivedPush[] {
    return this.service.received.filter(({ path }) => path === this.path);
  }

  get messages(): PushMessage[] {
    return this.raw.map(({ body }) => this.read(body));
  }

  /** Waits for a number of pushes, at most `patience` ms, and returns all messages. */
  take(count: number, patience = 30_000): Promise<PushMessage[]> {
    return eventually(() => (this.raw.length >= count ? this.messages : undefined), patience);
  }

  read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    const shared = this.keys.computeSecret(theirs);
    const info = Buffer.concat([text('WebPush: info'), this.keys.getPublicKey(), theirs]);
    const input = derive(shared, this.auth, info, 32);
    const key = derive(input, salt, text('Content-Encoding: aes128gcm'), 16);
    const nonce = derive(input, salt, text('Content-Encoding: nonce'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushMessage;
  }
}

/** Returns the claims of a VAPID token, after verifying it with the key in the header (RFC 8292). */
export async function vapidClaims(authorization = ''): Promise<{ claims: JWTPayload; publicKey: string }> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  return { claims: (await jwtVerify(token, key)).payload, publicKey };
}

export const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
