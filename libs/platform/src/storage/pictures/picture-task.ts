import { extname } from 'node:path';

/** Work on one picture that yields its results. It runs in a child process and sees only its arguments. */
export type PictureTask<Args = never, Part = unknown> = (args: Args) => AsyncIterable<Part>;

/** A module whose function `run` is a task; identified by its file, as another process loads it. */
export interface TaskModule {
  run: PictureTask;
}
export interface TaskFile<Module extends TaskModule> {
  readonly url: string;
  /** Never set; carries the module's type. */
  readonly module?: Module;
}
export type ArgsOf<Module extends TaskModule> = Parameters<Module['run']>[0];
export type PartOf<Module extends TaskModule> =
  ReturnType<Module['run']> extends AsyncIterable<infer Part> ? Part : never;

/**
 * Names a task's module for the picture processes.
 * @param name relative path of the module without extension, which differs between sources and builds
 * @param beside `import.meta.url` of the calling module
 */
export const taskFile = <Module extends TaskModule>(name: string, beside: string): TaskFile<Module> => ({
  url: new URL(`${name}${extname(beside)}`, beside).href,
});
