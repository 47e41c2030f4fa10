/** @returns what is sorted by, whichever way: 'price' of '-price' */
export const sortNameOf = <Name extends string>(sort: Name | `-${Name}` | undefined): Name | undefined =>
  sort?.replace(/^-/, '') as Name | undefined;
