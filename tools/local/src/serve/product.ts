import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a built program offers beside starting by itself: `serve` runs until a signal, and calls back when all is closed. */
interface ServingProgram {
  serve(closed?: () => Promise<void>): Promise<void>;
}

interface ApiProgram extends ServingProgram {
  /** Migrates the database that the environment names. @returns the names of the migrations that were applied */
  migrateDatabase(): Promise<string[]>;
}

/** They read their configuration from the environment, when they are asked to do something and not before. */
const load = async <T>(checkout: string, file: string): Promise<T> =>
  (await import(/* webpackIgnore: true */ pathToFileURL(join(checkout, file)).href)) as T;

export const apiProgram = (checkout: string): Promise<ApiProgram> =>
  load(checkout, 'apps/api/dist/server.js');
export const workerProgram = (checkout: string): Promise<ServingProgram> =>
  load(checkout, 'apps/worker/dist/server.js');
