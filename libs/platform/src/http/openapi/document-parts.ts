import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of an OpenAPI 3.0 schema that this folder reads. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  default?: unknown;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Media {
  schema?: Schema;
  example?: unknown;
}

export interface Answer {
  description: string;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

/** One call of the document. */
export interface DescribedCall {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
  [extension: `x-${string}`]: unknown;
}

export interface Call {
  method: string;
  path: string;
  operation: DescribedCall;
}

/** Returns all calls of a document. */
export const callsOf = ({ paths }: Pick<OpenAPIObject, 'paths'>): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedCall>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
