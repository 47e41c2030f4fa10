/** Writes the given fields to an object; undefined fields keep their value. A misspelt field does not compile. */
export function assignDefined<T extends object>(target: T, changes: Partial<NoInfer<T>>): void {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  Object.assign(target, Object.fromEntries(defined));
}
