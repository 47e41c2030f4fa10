/** @returns `value` if it is one of `values`; the address bar may contain anything */
export const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((known) => known === value);
