/** Returns the id of a name. @throws Error for a name that the demo data does not contain */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo data refer to "${name}", which they do not contain`);
  return id;
}
