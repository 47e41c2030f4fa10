/** @returns `value` if it is one of the known ones; an address bar may hold anything */
export const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((known) => known === value);
