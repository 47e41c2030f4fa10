import { z } from 'zod';
import type { Schema } from './document-parts.js';
import { FORMATTED_VALUES, NAMED_VALUES, OTHER_VALUES } from './sample-values.js';

/** No example value fits a schema; sample-values.ts needs one for the field. */
export class NoSample extends Error {}

const textFits = (value: string, { minLength = 0, maxLength = Infinity, pattern, format }: Schema): boolean =>
  value.length >= minLength &&
  value.length <= maxLength &&
  (pattern === undefined || z.fromJSONSchema({ type: 'string', pattern }).safeParse(value).success) &&
  (format === undefined || FORMATTED_VALUES[format] === undefined || FORMATTED_VALUES[format] === value);

const numberFits = (value: number, schema: Schema): boolean => {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  if (schema.type === 'integer' && !Number.isInteger(value)) return false;
  if (exclusiveMinimum === true && value <= minimum) return false;
  if (exclusiveMaximum === true && value >= maximum) return false;
  return value >= minimum && value <= maximum;
};

const TYPES: Record<string, (value: unknown, schema: Schema) => boolean> = {
  string: (value, schema) => typeof value === 'string' && textFits(value, schema),
  number: (value, schema) => typeof value === 'number' && numberFits(value, schema),
  integer: (value, schema) => typeof value === 'number' && numberFits(value, schema),
  boolean: (value) => typeof value === 'boolean',
};

/** Whether a plain value fits a schema. */
function fits(value: unknown, schema: Schema): boolean {
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type !== undefined && !TYPES[schema.type]?.(value, schema)) return false;
  if (schema.anyOf && !schema.anyOf.some((one) => fits(value, one))) return false;
  return (schema.allOf ?? []).every((one) => fits(value, one));
}

function sampleText(schema: Schema, name: string): unknown {
  const formatted = FORMATTED_VALUES[schema.format ?? ''];
  const named = Object.hasOwn(NAMED_VALUES, name) ? NAMED_VALUES[name] : undefined;
  const candidates = [...(schema.enum ?? []), ...(named ?? []), schema.default, formatted, ...OTHER_VALUES];
  const found = candidates.find((value) => value !== undefined && value !== null && fits(value, schema));
  if (found === undefined && schema.nullable) return null;
  if (found === undefined) throw new NoSample(`no sample for ${name}: ${JSON.stringify(schema)}`);
  return found;
}

function sampleObject(schema: Schema, name: string): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sample(field, key)]);
  const whole = Object.fromEntries(fields) as Record<string, unknown>;
  // A record: the caller chooses the names of its entries.
  if (typeof schema.additionalProperties === 'object' && fields.length === 0)
    return { text: sample(schema.additionalProperties, name) };
  return whole;
}

/**
 * Returns an example value that fits a schema.
 * @param name the field's name, by which a realistic value is chosen
 * @throws NoSample
 */
export function sample(schema: Schema, name = ''): unknown {
  if (schema.type === 'object') return sampleObject(schema, name);
  if (schema.type === 'array') return [sample(schema.items ?? {}, name)];
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives?.[0] && schema.type === undefined) return sample(alternatives[0], name);
  const parts = schema.allOf ?? [];
  if (parts.some(({ type }) => type === 'object')) {
    const samples = parts.map((part) => sample(part, name) as Record<string, unknown>);
    return Object.assign({}, ...samples) as unknown;
  }
  return sampleText(schema, name);
}
