import type { InProcessCall } from '../contexts/in-process-calls.ts';

const TESTS = 'apps/api/test/';
const PLAIN = /^[\w-]+$/;

/** The facts that decide which of the API's tests a change reaches. */
export interface Change {
  files: string[];
  /** The names of the packages that it reaches. */
  reached: ReadonlySet<string>;
  contexts: string[];
  calls: InProcessCall[];
}

const folderOf = (file: string): string | undefined => {
  const [folder, ...rest] = file.startsWith(TESTS) ? file.slice(TESTS.length).split('/') : [];
  return rest.length > 0 ? folder : undefined;
};

/**
 * Returns the folders of `apps/api/test` that a change reaches: those of reached contexts, of contexts that call these in the
 * same process, and folders with changed tests.
 * @returns undefined for all folders: the API itself, the shared support of its tests, or every context has changed
 */
export function apiTestFolders({ files, reached, contexts, calls }: Change): string[] | undefined {
  const own = files.filter((file) => file.startsWith('apps/api/'));
  const folders = own.map(folderOf);
  if (folders.some((folder) => folder === undefined || !PLAIN.test(folder) || folder === 'support'))
    return undefined;
  const changed = contexts.filter((context) => reached.has(`@manette/${context}`));
  if (changed.length === contexts.length) return undefined;
  const callers = calls.filter(({ to, from }) => changed.includes(to) && contexts.includes(from));
  const all = [...changed, ...callers.map(({ from }) => from), ...folders.flatMap((folder) => folder ?? [])];
  return [...new Set(all)].sort();
}
