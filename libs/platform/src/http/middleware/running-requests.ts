import { once, EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';

/** Counts running requests, so that the shutdown waits for them. */
@Injectable()
export class RunningRequests {
  private running = 0;
  private isShuttingDown = false;
  private readonly events = new EventEmitter();

  constructor(shutdown: GracefulShutdown) {
    shutdown.register('requests', () => this.finish());
  }

  /** Middleware. During the shutdown, answers make clients open a new connection for the next request. */
  readonly count = (_request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    this.begin(response);
    response.once('close', () => this.end());
    next();
  };

  /** Counts a request until `end`, which its handler calls once the response is closed. */
  begin(response: ServerResponse): void {
    this.running += 1;
    if (this.isShuttingDown) response.setHeader('connection', 'close');
  }

  end(): void {
    this.running -= 1;
    if (this.running === 0) this.events.emit('idle');
  }

  private async finish(): Promise<void> {
    this.isShuttingDown = true;
    if (this.running > 0) await once(this.events, 'idle');
  }
}
