import { z } from 'zod';
import type { $ZodType } from 'zod/v4/core';

type JsonSchema = Record<string, unknown>;

const isZod = (schema: unknown): schema is $ZodType =>
  typeof schema === 'object' && schema !== null && '_zod' in schema;

/** The OpenAPI form of one of our schemas: what a caller sends ('input') or gets ('output'). */
export function openApiSchema(
  schema: unknown,
  { schemaType }: { schemaType: 'input' | 'output' },
): { schema: JsonSchema } | undefined {
  if (!isZod(schema)) return undefined;
  const options = { target: 'openapi-3.0', io: schemaType, unrepresentable: 'any' } as const;
  const { $schema: _version, ...converted } = z.toJSONSchema(schema, options) as JsonSchema;
  return { schema: converted };
}
