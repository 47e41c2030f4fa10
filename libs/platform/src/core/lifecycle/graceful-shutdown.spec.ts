import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '../config/app-config.js';
import { GracefulShutdown } from './graceful-shutdown.js';

const configFor = (shutdown: number) => ({ ending: { drain: 0, shutdown } }) as AppConfig;
const never = () => new Promise<void>(() => undefined);

describe('the graceful shutdown', () => {
  const told: unknown[] = [];
  beforeEach(() => {
    told.length = 0;
    Logger.overrideLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (...words: unknown[]) => told.push(...words),
    });
  });
  afterAll(() => Logger.overrideLogger(['log', 'warn', 'error']));

  it('[OPS-067] stops requests and jobs, then the relay, then the sockets, and cuts nothing that ends in time', async () => {
    const shutdown = new GracefulShutdown(configFor(60_000));
    const order: string[] = [];
    let finishRequest = () => undefined as void;
    shutdown.register('sockets', () => Promise.resolve(void order.push('sockets')));
    shutdown.register('relay', () => Promise.resolve(void order.push('relay')));
    shutdown.register('requests', () => new Promise((resolve) => (finishRequest = resolve)));
    shutdown.register('jobs', () => Promise.resolve(void order.push('jobs')));
    const ended = shutdown.beforeApplicationShutdown();
    await Promise.resolve();
    expect(order).toEqual(['jobs']);
    finishRequest();
    await ended;
    expect([order, shutdown.hasCut]).toEqual([['jobs', 'relay', 'sockets'], false]);
  });

  it('[OPS-067] logs the names of the work that it cuts off, and continues with the next stage', async () => {
    const shutdown = new GracefulShutdown(configFor(30));
    let isRelayed = false;
    shutdown.register('requests', never, () => ['POST /api/auth/login']);
    shutdown.register('relay', () => Promise.resolve(void (isRelayed = true)));
    await shutdown.beforeApplicationShutdown();
    expect([isRelayed, shutdown.hasCut]).toEqual([true, true]);
    expect(told).toContainEqual({ cut: ['POST /api/auth/login'] });
  });

  it('[OPS-067] gives the relay the time that calls and jobs did not need', async () => {
    const shutdown = new GracefulShutdown(configFor(3_000));
    shutdown.register('relay', () => pause(1_200));
    await shutdown.beforeApplicationShutdown();
    expect([shutdown.hasCut, told]).toEqual([false, []]);
  });

  it('logs a step that fails, but does not count it as cut off', async () => {
    const shutdown = new GracefulShutdown(configFor(60_000));
    shutdown.register('jobs', () => Promise.reject(new Error('broken')));
    await shutdown.beforeApplicationShutdown();
    expect(shutdown.hasCut).toBe(false);
    expect(told).toContain('jobs failed to finish');
  });
});
