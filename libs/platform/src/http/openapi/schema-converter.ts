import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

const isZod = (schema: unknown): schema is $ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** Converts a zod schema to OpenAPI: what a client sends ('input') or receives ('output'). */
export function openApiSchema(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: JsonSchema } | undefined {
  if (!isZod(schema)) return undefined;
  const options = { target: 'openapi-3.0', io: schemaType, unrepresentable: 'any' } as const;
  const { $schema: _version, ...converted } = z.toJSONSchema(schema, options) as JsonSchema;
  return { schema: converted };
}
