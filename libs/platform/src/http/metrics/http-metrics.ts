import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { routeOf } from '../middleware/call-route.js';
import { Metrics } from '../../core/metrics/metrics.js';
import { CallDurations } from './call-durations.js';

/** The bounds of the buckets, among them 0.2 s, which the service level of calls refers to (operations, section 7). */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2.5, 5, 10];

/** Duration of requests by method, route and status. */
@Injectable()
export class HttpMetrics {
  private readonly durations = new CallDurations(
    'manette_http_request_duration_seconds',
    'Time from the arrival of a call to the end of its answer',
    SECONDS,
  );

  constructor({ registry }: Metrics) {
    registry.registerMetric(this.durations.asMetric());
  }

  /** Records a request that has been answered; `since` is its arrival, by `performance.now()`. */
  record(method: string, route: string, status: number, since: number): void {
    this.durations.observe(method, route, status, (performance.now() - since) / 1000);
  }

  /** Middleware: records the duration of a request. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const since = performance.now();
    response.once('close', () => {
      this.record(request.method, routeOf(request), response.statusCode, since);
    });
    next();
  };
}
