import { once, EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { GracefulShutdown } from '../../core/lifecycle/graceful-shutdown.js';

/** Counts the calls that are being answered, so that shutting down waits for them. */
@Injectable()
export class RunningRequests {
  private running = 0;
  private leaving = false;
  private readonly events = new EventEmitter();

  constructor(shutdown: GracefulShutdown) {
    shutdown.register('requests', () => this.finish());
  }

  /** Middleware. While shutting down, clients are told to open a new connection for their next call. */
  readonly count = (_request: Request, response: Response, next: NextFunction): void => {
    this.running += 1;
    if (this.leaving) response.setHeader('connection', 'close');
    response.once('close', () => {
      this.running -= 1;
      if (this.running === 0) this.events.emit('idle');
    });
    next();
  };

  private async finish(): Promise<void> {
    this.leaving = true;
    if (this.running > 0) await once(this.events, 'idle');
  }
}
