import type { OpenAPIObject } from '@nestjs/swagger';

/** The part of a JSON schema from which a value can be created. */
export interface FieldSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
}

/** A call as the OpenAPI document describes it. */
export interface DescribedCall {
  method: string;
  path: string;
  query: { name: string; schema: FieldSchema }[];
  /** Schemas by content type. */
  bodies: Record<string, FieldSchema>;
}

interface Operation {
  parameters?: { name: string; in: string; schema?: FieldSchema }[];
  requestBody?: { content: Record<string, { schema: FieldSchema }> };
}

export const describedCalls = ({ paths }: OpenAPIObject): DescribedCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, { parameters = [], requestBody }]) => ({
        method,
        path,
        query: parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, schema = {} }) => ({ name, schema })),
        bodies: Object.fromEntries(
          Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
        ),
      }),
    ),
  );
