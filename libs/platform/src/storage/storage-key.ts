const SAFE = /^(public|private)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** A key as it may be: plain segments below `public/` or `private/`. @throws Error for one that climbs or hides */
export function storageKey(key: string): string {
  if (key.length > 512 || !SAFE.test(key) || key.includes('..'))
    throw new Error(`storage key ${JSON.stringify(key)}`);
  return key;
}
