import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';

const TIMEOUT_MS = 9_500;

/** Shuts the process down gracefully on SIGTERM and SIGINT, within ten seconds, and at once on an unhandled error. */
export function stopOnSignals(app: INestApplicationContext, closed?: () => Promise<void>): void {
  const logger = new Logger('Process');
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.log(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
    await app.close();
    await closed?.();
    process.exit(0);
  };
  const crash = (error: unknown) => {
    logger.fatal({ err: error }, 'nobody handled an error');
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void stop(signal).catch(crash));
  process.on('unhandledRejection', crash);
  process.on('uncaughtException', crash);
}
