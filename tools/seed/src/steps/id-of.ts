/** The id under a name. @throws Error for a name that the demo data do not hold */
export function known(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo data name "${name}", which they do not hold`);
  return id;
}
