/**
 * How far two outlines are from each other at the place where they differ most, 0 to 255. Forms of one make differ less than
 * a copy on average, but more at this place.
 */
export function outlineDistance(one: Uint8Array, other: Uint8Array): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}
