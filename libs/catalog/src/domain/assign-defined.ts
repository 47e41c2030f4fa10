/** Writes the given fields to an object; undefined ones stay. A misspelt field does not compile. */
export function assignDefined<T extends object>(target: T, changes: Partial<NoInfer<T>>): void {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  Object.assign(target, Object.fromEntries(defined));
}
