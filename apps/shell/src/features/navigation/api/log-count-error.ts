/** Counters fail quietly: 429 is ignored [ERR-003], anything else only logged [ERR-004]. */
export function logCountError(error: unknown) {
  if (!error || (error as { status?: unknown }).status === 429) return;
  console.warn('A counter of the navigation could not be read', error);
}
