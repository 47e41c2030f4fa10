import type { INestApplicationContext } from '@nestjs/common';
import { Logger } from '@nestjs/common';

const PATIENCE = 9_500;

/** Ends the process in good order on SIGTERM and SIGINT, within ten seconds; and at once on what nobody handled. */
export function stopOnSignals(app: INestApplicationContext): void {
  const logger = new Logger('Process');
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.log(`stopping on ${signal}`);
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await app.close();
    process.exit(0);
  };
  const die = (error: unknown) => {
    logger.fatal({ err: error }, 'nobody handled an error');
    process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal).catch(die));
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);
}
