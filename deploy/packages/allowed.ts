import satisfies from 'spdx-satisfies';

/**
 * @param licence an SPDX expression: of alternatives (`OR`) one must be allowed, of parts (`AND`) all
 * @param allowed SPDX identifiers
 */
export function isAllowed(licence: string, allowed: string[]): boolean {
  try {
    return allowed.length > 0 && satisfies(licence, allowed);
  } catch {
    // Not SPDX: it counts as allowed only where somebody wrote down just these words.
    return allowed.includes(licence);
  }
}

/** @returns a line for each package whose licence is not allowed, once for all its versions */
export const refusals = (packages: { name: string; licence: string }[], allowed: string[]): string[] => [
  ...new Set(
    packages
      .filter(({ licence }) => !isAllowed(licence, allowed))
      .map(({ name, licence }) => `${name} has the licence ${licence}, which is not allowed`),
  ),
];
