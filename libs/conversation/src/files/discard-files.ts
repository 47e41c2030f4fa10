import type { Outbox } from '@manette/platform';

export const DISCARDED_FILES = 'discarded-files';

export interface DiscardedFiles {
  keys: string[];
}

/** Deletes files by a job after the commit, as they are part of the conversation until then. */
export function discardFiles(outbox: Outbox, keys: string[]): void {
  if (keys.length === 0) return;
  const files: DiscardedFiles = { keys };
  outbox.job(DISCARDED_FILES, 'delete', files);
}
