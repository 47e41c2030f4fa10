import { ERROR_STATUS } from '@manette/contracts/errors';
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const ERROR_BODY = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  additionalProperties: false,
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        additionalProperties: false,
        properties: { field: { type: 'string' }, message: { type: 'string' }, line: { type: 'integer' } },
      },
    },
    requestId: { type: 'string' },
    /** Of MUTED: null for a mute without an end. */
    until: { type: 'string', format: 'date-time', nullable: true },
  },
};

const ANY_ERROR = {
  description: 'Any error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

/** Adds the error answer to every operation of a document (contract, section 2). */
export function withErrors(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Operation[]);
  for (const operation of operations) operation.responses.default = ANY_ERROR;
  const schemas = { ...document.components?.schemas, Error: ERROR_BODY as never };
  return { ...document, components: { ...document.components, schemas } };
}
