import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: URL, response: ServerResponse) => void;

const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A local GIF search service with Tenor's response format, in place of the external provider. */
export class GifProvider {
  readonly asked: URL[] = [];
  private answer: Answer = (_request, response) => json(response, { results: [] });
  private readonly server: Server = createServer((request, response) => this.hear(request, response));

  static async start(): Promise<GifProvider> {
    const provider = new GifProvider();
    provider.server.listen(0, '127.0.0.1');
    await once(provider.server, 'listening');
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v2/search?client=manette`;
  }

  /** Sets the next responses: a JSON body, or a function that writes the response. */
  says(what: Answer | { results: unknown } | object): void {
    this.answer =
      typeof what === 'function' ? (what as Answer) : (_request, response) => json(response, what);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private hear({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const asked = new URL(url, this.url);
    this.asked.push(asked);
    this.answer(asked, response);
  }
}

/** Returns a search result in Tenor's format. */
export const tenor = (name: string) => ({
  content_description: name,
  h1_title: `${name} GIF`,
  media_formats: {
    gif: { url: `https://media.example/${name}.gif`, dims: [498, 280] },
    tinygif: { url: `https://media.example/${name}-tiny.gif` },
    mp4: { url: `https://media.example/${name}.mp4` },
    webm: { url: `https://media.example/${name}.webm` },
  },
});
