/**
 * Returns how much two outlines differ at the place where they differ most, 0 to 255. The average does not separate
 * them: two forms of the same app or counter differ less on average than a picture and its copy, but more at this
 * place.
 */
export function outlineDistance(one: Uint8Array, other: Uint8Array): number {
  let most = 0;
  for (let at = 0; at < one.length; at++) most = Math.max(most, Math.abs((one[at] ?? 0) - (other[at] ?? 0)));
  return most;
}
