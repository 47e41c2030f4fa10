import { once, EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Drain } from '../../core/lifecycle/drain.js';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';
import { loggableUrl } from '../logging/loggable-url.js';

/** A connection that was opened just before the port closed sends its request up to this much later. */
const SETTLE_MS = 100;

const MOST_LISTENERS = 20;

const nameOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  `${request.method} ${loggableUrl(request.originalUrl ?? request.url)}`;

/** Makes the client open a new connection for its next request, which reaches another process. */
function endConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/** Tracks the running requests, so that the shutdown waits for them. */
@Injectable()
export class RunningRequests {
  private readonly running = new Map<IncomingMessage, ServerResponse>();
  private readonly events = new EventEmitter();
  private isFinishing = false;

  constructor(
    shutdown: GracefulShutdown,
    private readonly drain: Drain,
  ) {
    const names = () => [...this.running.keys()].map(nameOf);
    shutdown.register('requests', () => this.finish(), names);
    drain.register({ begin: () => this.running.forEach((response) => endConnection(response)) });
  }

  /** Middleware: counts a request until its response is closed. */
  readonly count = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    this.begin(request, response);
    // Each middleware listens for the end of the response. Node would report so many listeners as a leak.
    response.setMaxListeners(MOST_LISTENERS);
    response.once('close', () => this.end(request));
    next();
  };

  /**
   * Counts a request until `end`, which its handler calls when the response is closed. After the process was asked to end,
   * responses make clients open a new connection for the next request.
   */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.running.set(request, response);
    if (this.drain.hasBegun || this.isFinishing) endConnection(response);
  }

  end(request: IncomingMessage): void {
    this.running.delete(request);
    if (this.running.size === 0) this.events.emit('idle');
  }

  /** Resolves when no request runs. */
  async whenIdle(): Promise<void> {
    if (this.running.size > 0) await once(this.events, 'idle');
    if (!this.drain.hasBegun) return;
    await pause(SETTLE_MS);
    if (this.running.size > 0) await once(this.events, 'idle');
  }

  private async finish(): Promise<void> {
    this.isFinishing = true;
    await this.whenIdle();
  }
}
