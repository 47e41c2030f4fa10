import { resolved, type Document, type Schema } from './document.ts';

const HIGHEST = ['minLength', 'minimum', 'minItems'] as const;
const LOWEST = ['maxLength', 'maximum', 'maxItems'] as const;

const shared = (one: unknown[] | undefined, other: unknown[] | undefined): unknown[] | undefined =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** Returns the fields of both schemas. A field that both have must match both. */
function bothFields(one: Schema = {}, other: Schema = {}): Record<string, Schema> {
  const fields = { ...one.properties };
  for (const [name, field] of Object.entries(other.properties ?? {}))
    fields[name] = fields[name] ? { allOf: [fields[name], field] } : field;
  return fields;
}

/** Returns a schema that accepts only values that both schemas accept. */
function both(one: Schema, other: Schema): Schema {
  const merged: Schema = { ...one, ...other };
  const values = shared(one.enum, other.enum);
  if (values) merged.enum = values;
  if (one.properties ?? other.properties) merged.properties = bothFields(one, other);
  if (one.required ?? other.required) merged.required = [...(one.required ?? []), ...(other.required ?? [])];
  if (one.pattern !== undefined && other.pattern !== undefined && one.pattern !== other.pattern)
    merged.pattern = `${one.pattern} and ${other.pattern}`;
  for (const limit of HIGHEST) {
    const limits = [one[limit], other[limit]].filter((value) => value !== undefined);
    if (limits.length > 0) merged[limit] = Math.max(...limits);
  }
  for (const limit of LOWEST) {
    const limits = [one[limit], other[limit]].filter((value) => value !== undefined);
    if (limits.length > 0) merged[limit] = Math.min(...limits);
  }
  return merged;
}

/** Returns the schema without a reference or `allOf` at its top level. */
export function plain(schema: Schema, document: Document): Schema {
  const { allOf, ...own } = resolved(schema, document);
  return (allOf ?? []).map((part) => plain(part, document)).reduce(both, own);
}

/** Returns the alternatives (`anyOf`, `oneOf`) of a schema, each plain, or the schema itself when it has none. */
export function variantsOf(schema: Schema, document: Document): Schema[] {
  const { anyOf, oneOf, ...own } = plain(schema, document);
  const alternatives = anyOf ?? oneOf;
  if (!alternatives) return [own];
  return alternatives.flatMap((one) => variantsOf({ allOf: [own, one] }, document));
}

const kindOf = ({ type, properties, items, enum: values }: Schema): string => {
  if (type !== undefined) return type;
  if (properties) return 'object';
  if (items) return 'array';
  return values?.[0] === undefined ? 'anything' : typeof values[0];
};

/** Returns the types of a schema's values, for example 'string' and 'null'. */
export function kindsOf(schema: Schema, document: Document): Set<string> {
  const variants = variantsOf(schema, document);
  const kinds = new Set(variants.map(kindOf));
  if (variants.some(({ nullable, enum: values }) => nullable ?? values?.includes(null))) kinds.add('null');
  return kinds;
}
