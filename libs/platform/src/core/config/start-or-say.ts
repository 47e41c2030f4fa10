import { ConfigError } from './config-error.js';

/** Starts something; a variable that is missing, malformed or wrong ends the process with the one line that names it. */
export async function startOrSay<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
