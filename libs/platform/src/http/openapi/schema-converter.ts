import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

const isZod = (schema: unknown): schema is $ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Formats that say all that the long patterns of their checks say. */
const SPOKEN_FORMATS = new Set(['uuid', 'date']);

/** `\p{Cc}` in the words of every regular expression: patterns of a document have no flag `u`. */
const CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;

/** A pattern that reads alike without the flag `u`; undefined where there is none. */
export function portablePattern(pattern: string): string | undefined {
  const portable = pattern
    .replaceAll(String.raw`[\P{Cc}\t\n]`, String.raw`[^\x00-\x08\x0b-\x1f\x7f-\x9f]`)
    .replaceAll(String.raw`\P{Cc}`, `[^${CONTROLS}]`)
    .replaceAll(String.raw`\p{Cc}`, CONTROLS);
  return /\\p\{/i.test(portable) ? undefined : portable;
}

/** Several patterns of one text stand in its `allOf`. */
function simplify(jsonSchema: JsonSchema, io: 'input' | 'output'): void {
  const { pattern, format, allOf } = jsonSchema as {
    pattern?: string;
    format?: string;
    allOf?: JsonSchema[];
  };
  if (allOf) {
    for (const part of allOf) simplify(part, io);
    // What is left of a part may say nothing of its own, or the same as another.
    const said = new Set(allOf.map((part) => JSON.stringify(part)));
    said.delete(JSON.stringify({ type: jsonSchema.type }));
    if (said.size > 0) jsonSchema.allOf = [...said].map((part) => JSON.parse(part) as JsonSchema);
    else delete jsonSchema.allOf;
  }
  if (pattern === undefined) return;
  const isSpoken = SPOKEN_FORMATS.has(format ?? '') || (format === 'date-time' && io === 'output');
  const portable = isSpoken ? undefined : portablePattern(pattern);
  if (portable === undefined) delete jsonSchema.pattern;
  else jsonSchema.pattern = portable;
}

/** Converts a zod schema to OpenAPI: what a client sends ('input') or receives ('output'). */
export function openApiSchema(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: JsonSchema } | undefined {
  if (!isZod(schema)) return undefined;
  const options = {
    target: 'openapi-3.0',
    io: schemaType,
    unrepresentable: 'any',
    override: ({ jsonSchema }: { jsonSchema: object }) => simplify(jsonSchema as JsonSchema, schemaType),
  } as const;
  const { $schema: _version, ...converted } = z.toJSONSchema(schema, options) as JsonSchema;
  return { schema: converted };
}
