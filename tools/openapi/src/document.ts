/** A schema of the document (OpenAPI 3.0), with the fields that are compared. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean;
  exclusiveMaximum?: boolean;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  security?: Record<string, string[]>[];
  'x-access'?: string;
  'x-api-key-scope'?: string;
}

/** An OpenAPI document. */
export interface Document {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
  security?: Record<string, string[]>[];
}

/** Returns the schema that a reference names, or the schema itself. @throws Error when the named schema does not exist */
export function resolved(schema: Schema, document: Document): Schema {
  if (schema.$ref === undefined) return schema;
  const named = document.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  if (!named) throw new Error(`${schema.$ref} leads nowhere`);
  return resolved(named, document);
}
