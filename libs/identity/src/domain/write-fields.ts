/**
 * Writes the given fields of an aggregate, whose fields are `readonly` to all other code. The compiler checks each name and
 * value; a field that is undefined keeps its value.
 */
export function writeFields<Fields extends object>(
  target: { -readonly [Key in keyof Fields]: Fields[Key] },
  changes: Partial<Fields>,
): void {
  for (const key of Object.keys(changes) as (keyof Fields)[]) {
    const value = changes[key];
    if (value !== undefined) target[key] = value;
  }
}
