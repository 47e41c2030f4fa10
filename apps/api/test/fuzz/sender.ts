import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { HostileRequest } from './hostile-request.js';

const PATIENCE_MS = 30_000;

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Sends requests unchanged, where other HTTP clients would correct or refuse them. */
export class Sender {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws Error when no response arrives in time, or the connection breaks */
  send({ method, path, headers, body }: HostileRequest, token?: string): Promise<Answer> {
    const { hostname, port } = new URL(this.url);
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const length = body ? { 'content-length': String(body.length) } : {};
    return new Promise((resolve, reject) => {
      const sent = request({
        ...{ agent: this.agent, hostname, port, method, path },
        headers: { ...authorization, ...length, ...headers },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      sent.on('response', (response) => {
        buffer(response).then((bytes) => {
          const type = response.headers['content-type'] ?? '';
          resolve({ status: response.statusCode ?? 0, type, text: bytes.toString() });
        }, reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
