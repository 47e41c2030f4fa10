/** Counters fail silently: ignores status 429 [ERR-003] and only logs any other error [ERR-004]. */
export function logCountError(error: unknown) {
  if (!error || (error as { status?: unknown }).status === 429) return;
  console.warn('A counter of the navigation could not be read', error);
}
