import satisfies from 'spdx-satisfies';

/**
 * @param licence an SPDX expression: one of its alternatives (`OR`) must be allowed, or all of its parts (`AND`)
 * @param allowed SPDX identifiers
 */
export function isAllowed(licence: string, allowed: string[]): boolean {
  try {
    return allowed.length > 0 && satisfies(licence, allowed);
  } catch {
    // Not an SPDX expression: it is allowed only if the list contains exactly this text.
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
