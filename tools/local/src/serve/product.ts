import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of a built program: `serve` runs until a signal, and calls back when everything is closed. */
interface ServingProgram {
  serve(closed?: () => Promise<void>): Promise<void>;
}

interface ApiProgram extends ServingProgram {
  /** Migrates the database that the environment names. @returns the names of the migrations that were applied */
  migrateDatabase(): Promise<string[]>;
}

/** Loads a built program. The programs read the environment only when their functions are called, not when they load. */
const load = async <T>(checkout: string, file: string): Promise<T> =>
  (await import(/* webpackIgnore: true */ pathToFileURL(join(checkout, file)).href)) as T;

export const apiProgram = (checkout: string): Promise<ApiProgram> =>
  load(checkout, 'apps/api/dist/server.js');
export const workerProgram = (checkout: string): Promise<ServingProgram> =>
  load(checkout, 'apps/worker/dist/server.js');
