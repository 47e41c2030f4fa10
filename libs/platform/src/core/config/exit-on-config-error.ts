import { ConfigError } from './config-error.js';

/** Runs `start`; when it fails, prints the one line of a ConfigError, or all of another error, and ends the process with status 1. */
export async function exitOnConfigError<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    // If the error were rethrown, Node would also print its source line; a line of the bundle holds a whole module.
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
