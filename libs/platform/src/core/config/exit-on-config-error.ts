import { ConfigError } from './config-error.js';

/** Runs `start`; on a ConfigError prints its one line and ends the process with status 1. */
export async function exitOnConfigError<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
