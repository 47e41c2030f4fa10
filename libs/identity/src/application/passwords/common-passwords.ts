let known: Promise<ReadonlySet<string>> | undefined;

/** Reads the list. It is loaded with the first password that is checked, so that it does not delay the start. */
async function readList(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.list.js');
  return new Set(COMMON_PASSWORDS.trim().toLowerCase().split(/\s+/));
}

/** Returns whether a password is on the list of common ones, regardless of case [TRU-069]. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}
