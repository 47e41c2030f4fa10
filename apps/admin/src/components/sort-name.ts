/** @returns the sort key without its direction: 'price' for '-price' */
export const sortNameOf = <Name extends string>(sort: Name | `-${Name}` | undefined): Name | undefined =>
  sort?.replace(/^-/, '') as Name | undefined;
