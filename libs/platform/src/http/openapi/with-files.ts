import type { OpenAPIObject } from '@nestjs/swagger';
import type { UploadField } from '../uploads/upload.rules.js';

/** The OpenAPI extension that holds a route's file fields until the document is complete. */
export const FORM_FILES = 'x-form-files';

const FORM = 'multipart/form-data';
const FILE = { type: 'string', format: 'binary' } as const;

interface Body {
  required?: boolean;
  content: Record<string, { schema: { type: string; properties?: Record<string, object> } }>;
}
interface Operation {
  requestBody?: Body;
  [FORM_FILES]?: UploadField[];
}

const filesOf = (fields: UploadField[]) =>
  Object.fromEntries(
    fields.map(({ name, maxCount }) => [
      name,
      maxCount === 1 ? FILE : { type: 'array', maxItems: maxCount, items: FILE },
    ]),
  );

function describeFiles(operation: Operation): void {
  const { [FORM_FILES]: fields, requestBody = { required: true, content: {} } } = operation;
  if (!fields) return;
  delete operation[FORM_FILES];
  const { properties } = requestBody.content[FORM]?.schema ?? {};
  requestBody.content[FORM] = {
    schema: {
      type: 'object',
      ...requestBody.content[FORM]?.schema,
      properties: { ...properties, ...filesOf(fields) },
    },
  };
  operation.requestBody = requestBody;
}

/** Adds the file fields to the forms of a document; the schemas contain only the other fields. */
export function withFiles(document: OpenAPIObject): OpenAPIObject {
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path) as Operation[]) describeFiles(operation);
  return document;
}
