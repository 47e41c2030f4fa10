const SAFE = /^(public|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** Whether a text is a valid key: plain segments below `public/` or `private/`. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 512 && SAFE.test(key) && !key.includes('..');

/** Checks a key. @throws Error if it is not valid */
export function storageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`storage key ${JSON.stringify(key)}`);
  return key;
}
