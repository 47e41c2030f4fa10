import type { Outbox } from '../outbox/outbox.js';

export const DISCARDED_FILES = 'discarded-files';

export interface DiscardedFiles {
  keys: string[];
}

/** Has files deleted after the commit, by a job: until then they are still part of the conversation. */
export function discardFiles(outbox: Outbox, keys: string[]): void {
  if (keys.length === 0) return;
  const files: DiscardedFiles = { keys };
  outbox.job(DISCARDED_FILES, 'delete', files);
}
