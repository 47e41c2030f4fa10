import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

const isZod = (schema: unknown): schema is $ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Formats that make the long pattern of their check redundant. */
const REDUNDANT_PATTERN_FORMATS = new Set(['uuid', 'date']);

/** The characters of `\p{Cc}`, written without the flag `u`, which patterns of a document do not have. */
const CONTROLS = String.raw`\x00-\x1f\x7f-\x9f`;

/** Returns an equivalent pattern that works without the flag `u`; undefined if none exists. */
export function portablePattern(pattern: string): string | undefined {
  const portable = pattern
    .replaceAll(String.raw`[\P{Cc}\t\n]`, String.raw`[^\x00-\x08\x0b-\x1f\x7f-\x9f]`)
    .replaceAll(String.raw`\P{Cc}`, `[^${CONTROLS}]`)
    .replaceAll(String.raw`\p{Cc}`, CONTROLS);
  return /\\p\{/i.test(portable) ? undefined : portable;
}

/** Makes patterns portable and removes redundant ones. A text with several patterns has them in its `allOf`. */
function simplify(jsonSchema: JsonSchema, io: 'input' | 'output'): void {
  const { pattern, format, allOf } = jsonSchema as {
    pattern?: string;
    format?: string;
    allOf?: JsonSchema[];
  };
  if (allOf) {
    for (const part of allOf) simplify(part, io);
    // What remains of a part may only repeat the type, or equal another part.
    const said = new Set(allOf.map((part) => JSON.stringify(part)));
    said.delete(JSON.stringify({ type: jsonSchema.type }));
    if (said.size > 0) jsonSchema.allOf = [...said].map((part) => JSON.parse(part) as JsonSchema);
    else delete jsonSchema.allOf;
  }
  if (pattern === undefined) return;
  const isSpoken = REDUNDANT_PATTERN_FORMATS.has(format ?? '') || (format === 'date-time' && io === 'output');
  const portable = isSpoken ? undefined : portablePattern(pattern);
  if (portable === undefined) delete jsonSchema.pattern;
  else jsonSchema.pattern = portable;
}

/** Converts a zod schema to OpenAPI, either for what a client sends ('input') or for what it receives ('output'). */
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
