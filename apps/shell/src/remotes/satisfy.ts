const numbersOf = (version: string): number[] => version.split('.').map((part) => parseInt(part, 10));

/**
 * Whether a shared package has a version of a range, in the runtime of federation (tools/rspack/federation-parts-loader.cjs).
 * @param range `^1.2.3`, which is all that remotes ask for (tools/rspack/shared.mjs), or `<=1.2.3`, by which the runtime itself
 *   finds the latest version; by SemVer's rules
 */
export function satisfy(version: string, range: string): boolean {
  const [have, wanted] = [numbersOf(version), numbersOf(range.replace(/^(\^|<=)/, ''))];
  const at = have.findIndex((number, place) => number !== wanted[place]);
  if (at < 0) return true;
  const isLater = (have[at] ?? 0) > (wanted[at] ?? 0);
  // What stands behind the first number that is not 0 may grow.
  return range.startsWith('<=') ? !isLater : isLater && wanted.slice(0, at).some(Boolean);
}
