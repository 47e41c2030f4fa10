import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { Drain } from './drain.js';
import { GracefulShutdown } from './graceful-shutdown.js';

/** Time that closing may take beyond the limit for running work. */
const GRACE_MS = 500;
/** How soon a second SIGINT is npm's echo: in a terminal Ctrl-C reaches the process, and npm sends it once more. */
const ECHO_MS = 500;

/** Whether a signal is npm's echo of the first one. */
const isEcho = (signal: string, since: number): boolean =>
  signal === 'SIGINT' &&
  Boolean(process.env.npm_lifecycle_event && process.stdin.isTTY) &&
  performance.now() - since < ECHO_MS;

/**
 * On SIGTERM and SIGINT drains the process and shuts it down within DRAIN_SECONDS and SHUTDOWN_SECONDS. The exit status is 0,
 * or 1 when work was cut off. A second signal or an unhandled error ends the process immediately with status 1 [OPS-067].
 * @param closed called once the application is closed or out of time, before the process ends
 */
export function stopOnSignals(app: INestApplicationContext, closed?: () => Promise<void>): void {
  const logger = new Logger('Process');
  const { drain, shutdown } = app.get<AppConfig>(APP_CONFIG).ending;
  let since: number | undefined;
  const stop = async () => {
    await app.get(Drain).run(drain);
    const limit = shutdown + GRACE_MS;
    const timer = new AbortController();
    const late = pause(limit, true, { signal: timer.signal }).catch(() => false);
    const isLate = await Promise.race([app.close().then(() => false), late]);
    timer.abort();
    if (isLate) logger.error(`closing took longer than ${limit} ms and was aborted`);
    await closed?.();
    process.exit(isLate || app.get(GracefulShutdown).hasCut ? 1 : 0);
  };
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'unhandled error');
    process.exit(1);
  };
  const onSignal = (signal: string) => {
    if (since !== undefined && isEcho(signal, since)) return;
    if (since !== undefined) {
      logger.warn(`a second ${signal}: exiting immediately`);
      process.exit(1);
    }
    since = performance.now();
    logger.log(`stopping on ${signal}`);
    void stop().catch(crash);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
}
