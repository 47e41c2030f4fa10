import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Health } from '../health/health.js';
import { MetricsServer } from './metrics-server.js';

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** Answers the health calls on the metrics port as well, for processes without a public port [OPS-013]. */
@Injectable()
export class HealthAnswers implements OnModuleInit {
  constructor(
    private readonly server: MetricsServer,
    private readonly health: Health,
  ) {}

  onModuleInit(): void {
    this.server.add('/health/live', (response) => Promise.resolve(sendJson(response, 200, { status: 'ok' })));
    this.server.add('/health/ready', async (response) => {
      const readiness = await this.health.readiness();
      sendJson(response, readiness.ready ? 200 : 503, readiness);
    });
  }
}
