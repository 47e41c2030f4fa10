const numbersOf = (version: string): number[] => version.split('.').map((part) => parseInt(part, 10));

/**
 * Returns whether the version of a shared package is in a range, by SemVer's rules. Used by the federation runtime
 * (tools/rspack/federation-parts-loader.cjs).
 * @param range `^1.2.3`, the only form that remotes use (tools/rspack/shared.mjs), or `<=1.2.3`, by which the runtime itself
 *   finds the latest version
 */
export function satisfy(version: string, range: string): boolean {
  const [have, wanted] = [numbersOf(version), numbersOf(range.replace(/^(\^|<=)/, ''))];
  const at = have.findIndex((number, place) => number !== wanted[place]);
  if (at < 0) return true;
  const isLater = (have[at] ?? 0) > (wanted[at] ?? 0);
  // In a caret range, only the numbers after the first non-zero number may be higher.
  return range.startsWith('<=') ? !isLater : isLater && wanted.slice(0, at).some(Boolean);
}
