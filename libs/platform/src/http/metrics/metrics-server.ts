import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { ConfigError } from '../../core/config/config-error.js';
import { Metrics } from '../../core/metrics/metrics.js';

const TIMEOUT = 10_000;

/** Handles a GET on the metrics port. */
export type MetricsPortAnswer = (response: ServerResponse) => Promise<void>;

/** Answers `GET /metrics` on a port of its own, never on the public one (contract, section 1). */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server?: Server;
  private readonly answers = new Map<string, MetricsPortAnswer>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {
    this.add('/metrics', (response) => this.respond(response));
  }

  /** Adds the handler of a further path. */
  add(path: string, answer: MetricsPortAnswer): void {
    this.answers.set(path, answer);
  }

  /** @throws ConfigError when the port cannot be opened */
  async onApplicationBootstrap(): Promise<void> {
    const { port, host } = this.config.metrics;
    if (port === undefined) return;
    const server = createServer({ requestTimeout: TIMEOUT }, (request, response) => {
      const answer = request.method === 'GET' ? this.answers.get(request.url ?? '') : undefined;
      void (answer ? answer(response) : response.writeHead(404).end());
    });
    server.listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      throw new ConfigError(`METRICS_PORT ${port} cannot be used: ${(error as Error).message}`);
    }
    this.server = server;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async respond(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  }
}
