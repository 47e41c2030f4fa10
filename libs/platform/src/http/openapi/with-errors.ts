import { ERROR_STATUS, type ErrorCode } from '@manette/contracts/errors';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CODE_TEXTS } from './code-texts.js';
import type { DescribedRoute } from './described-route.js';
import { callsOf, type Answer } from './document-parts.js';
import { refusalsOf } from './refusals.js';

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
    /** Only with the code MUTED: null for a mute without an end. */
    until: { type: 'string', format: 'date-time', nullable: true },
  },
};

const REQUEST_ID = '0190d5b8-3a52-7c41-9d3e-5b1f2a7c8e90';

function answerOf(description: string, code: ErrorCode): Answer {
  const example = {
    statusCode: ERROR_STATUS[code],
    code,
    message: CODE_TEXTS[code]?.split(';')[0],
    requestId: REQUEST_ID,
  };
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  };
}

/** Returns one response for each status; its description names the codes. */
function answersOf(codes: ErrorCode[]): Record<string, Answer> {
  const byStatus = new Map<string, ErrorCode[]>();
  for (const code of codes) {
    const status = String(ERROR_STATUS[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => {
      const description = same.map((code) => `\`${code}\`: ${CODE_TEXTS[code] ?? ''}`).join('\n\n');
      return [status, answerOf(description, same[0]!)];
    }),
  );
}

/** Adds its error responses to every operation, and one for any other error (contract, section 2) [POC-076]. */
export function withErrors(
  document: OpenAPIObject,
  find: (operationId: string) => DescribedRoute | undefined,
): OpenAPIObject {
  for (const call of callsOf(document)) {
    const route = find(call.operation.operationId);
    const refusals = route ? answersOf(refusalsOf(call, route)) : {};
    const other = answerOf('Any other error.', 'INTERNAL');
    call.operation.responses = { ...refusals, ...call.operation.responses, default: other };
  }
  const schemas = { ...document.components?.schemas, Error: ERROR_BODY as never };
  return { ...document, components: { ...document.components, schemas } };
}
