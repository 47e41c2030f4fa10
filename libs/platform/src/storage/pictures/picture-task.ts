import { extname } from 'node:path';

/** Work on one picture: gives its results one after the other. Runs in a process that knows nothing but its arguments. */
export type PictureTask<Args = never, Part = unknown> = (args: Args) => AsyncIterable<Part>;

/** A module whose function `run` is a task; named by its file, since another process loads it. */
export interface TaskModule {
  run: PictureTask;
}
export interface TaskFile<Module extends TaskModule> {
  readonly url: string;
  /** Never there: ties the file to what it holds. */
  readonly module?: Module;
}
export type ArgsOf<Module extends TaskModule> = Parameters<Module['run']>[0];
export type PartOf<Module extends TaskModule> =
  ReturnType<Module['run']> extends AsyncIterable<infer Part> ? Part : never;

/**
 * @param name of the module without its ending, which differs between sources and builds
 * @param beside `import.meta.url` of whoever asks for it
 */
export const taskFile = <Module extends TaskModule>(name: string, beside: string): TaskFile<Module> => ({
  url: new URL(`${name}${extname(beside)}`, beside).href,
});
