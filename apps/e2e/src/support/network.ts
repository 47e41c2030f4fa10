import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { product } from './product.ts';

/** A response of the product, which a test may change. */
export interface Answer {
  status: number;
  body: Buffer;
}
/** Returns the response that the browser receives; the connection is closed if it returns none. */
type Change = (answer: Answer) => Answer | undefined;

/** A request, and the transferred bytes of its response, including the headers. They are 0 until the response is complete. */
export interface Passed {
  path: string;
  bytes: number;
}

const UNTOUCHED = new Set(['connection', 'transfer-encoding', 'content-length', 'content-encoding', 'etag']);

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * A proxy between the browser and the product, with its own origin. It can cut the connection, change responses and count
 * bytes. The requests of a service worker also go through it; Playwright's routes do not see them.
 */
export class Network {
  /** In the order of the requests. */
  readonly passed: Passed[] = [];
  /** The bytes that WebSockets have sent to the browser. */
  private liveBytes = 0;
  private underWay = 0;
  private heardAt = Date.now();
  private readonly changes = new Map<string, Change>();
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.pass(request, response));
    this.server.on('connection', (socket: Socket) => this.keep(socket));
    this.server.on('upgrade', (request, socket: Socket, head) => this.upgrade(request, socket, head));
  }

  static async open(): Promise<Network> {
    const network = new Network();
    network.server.listen(0, 'localhost');
    await once(network.server, 'listening');
    return network;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Changes the responses of a path from now on; without `change` they are no longer changed. */
  change(path: string, change?: Change): void {
    if (change) this.changes.set(path, change);
    else this.changes.delete(path);
  }

  /** The number of bytes that the browser has received so far. */
  get bytes(): number {
    return this.passed.reduce((sum, { bytes }) => sum + bytes, this.liveBytes);
  }

  /** Waits until nothing has been transferred for this many milliseconds. */
  silence(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const rest = this.underWay > 0 ? milliseconds : this.heardAt + milliseconds - Date.now();
        if (rest > 0) setTimeout(look, rest);
        else resolve();
      };
      look();
    });
  }

  /** Closes every connection, and refuses new ones until `mend` is called. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private keep(socket: Socket): void {
    if (this.isCut) return void socket.destroy();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  private headersOf({ headers }: IncomingMessage) {
    const { host: _host, ...rest } = headers;
    return { ...rest, host: product.address, ...(headers.origin && { origin: product.origin }) };
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', product.origin).pathname;
    const change = this.changes.get(path);
    const passed: Passed = { path, bytes: 0 };
    this.passed.push(passed);
    this.underWay += 1;
    this.heardAt = Date.now();
    response.once('close', () => {
      this.underWay -= 1;
      this.heardAt = Date.now();
    });
    const asked = ask(new URL(request.url ?? '/', product.origin), {
      method: request.method,
      headers: { ...this.headersOf(request), ...(change && { 'accept-encoding': 'identity' }) },
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const begun = response.socket?.bytesWritten ?? 0;
    response.once('close', () => (passed.bytes = (request.socket.bytesWritten ?? 0) - begun));
    if (!change) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const changed = change({ status: answer.statusCode ?? 502, body: await bodyOf(answer) });
    if (!changed) return void response.destroy();
    const kept = Object.entries(answer.headers).filter(([name]) => !UNTOUCHED.has(name));
    response.writeHead(changed.status, Object.fromEntries(kept) as Record<string, string>);
    response.end(changed.body);
  }

  private upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { hostname, port } = new URL(product.origin);
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries(this.headersOf(request)).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      upstream.write(`${[`GET ${request.url} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.on('data', ({ length }: Buffer) => {
        this.liveBytes += length;
        this.heardAt = Date.now();
      });
      upstream.pipe(socket).pipe(upstream);
    });
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
    }
  }
}
