let known: Promise<ReadonlySet<string>> | undefined;

/** Read with the first password that is judged: no start waits for it. */
async function readList(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.list.js');
  return new Set(COMMON_PASSWORDS.trim().toLowerCase().split(/\s+/));
}

/** Whether a password is on the list of common ones, whatever its case [TRU-069]. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.toLowerCase());
}
