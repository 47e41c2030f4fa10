import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'service' | 'attributes'> & { attributes: OtlpAttribute[] })[];
    }[];
  }[];
}

/** A span as a collector receives it (OTLP/JSON). */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, string | number | undefined>;
}

const valuesOf = (attributes: OtlpAttribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** A collector of traces that records what it receives. */
export class Collector {
  readonly spans: CollectedSpan[] = [];
  /** The paths, content types and raw bodies of the received requests. */
  readonly received: { path: string; type: string; body: string }[] = [];
  private silent = false;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const collector = new Collector(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        collector.take(path, headers['content-type'] ?? '', Buffer.concat(parts).toString('latin1'));
        if (!collector.silent) response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    return collector;
  }

  private take(path: string, type: string, body: string): void {
    this.received.push({ path, type, body });
    if (type !== 'application/json') return;
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpRequest).resourceSpans) {
      const service = String(valuesOf(resource.attributes)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
    }
  }

  /** Stops responding, but keeps recording. */
  silence(): void {
    this.silent = true;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
