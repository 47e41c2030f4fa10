import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { API_KEY_SCOPE } from '../auth/api-key-scope.decorator.js';
import type { DescribedRoute } from './described-route.js';
import { callsOf, type Call, type Parameter } from './document-parts.js';
import { takesIdempotencyKey } from './refusals.js';

/** OpenAPI extensions of an operation: who may call it, and the scope that an API key needs for it. */
export const WHO_MAY_CALL = 'x-access';
export const NEEDED_SCOPE = 'x-api-key-scope';

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A repeated call with the same key returns the response of the first call and is not executed again.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

/** Returns the credentials that a call accepts: none, a session's token, or also an API key with the call's scope [POC-077]. */
function securityOf(route: DescribedRoute): Record<string, string[]>[] {
  if (route.access === 'public') return [{}];
  return route.mark(API_KEY_SCOPE) ? [{ bearer: [] }, { apiKey: [] }] : [{ bearer: [] }];
}

function describe(call: Call, route: DescribedRoute): void {
  const { operation } = call;
  operation.security = securityOf(route);
  operation[WHO_MAY_CALL] = route.access;
  const scope = route.mark<string>(API_KEY_SCOPE);
  if (scope) operation[NEEDED_SCOPE] = scope;
  if (takesIdempotencyKey(call, route))
    operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
  for (const [status, answer] of Object.entries(operation.responses))
    answer.description ||= STATUS_CODES[status] ?? 'Answer';
}

/** Adds the access rules of its route's decorators to every operation, and sets the final operationId. */
export function withOperations(
  document: OpenAPIObject,
  find: (operationId: string) => DescribedRoute | undefined,
): OpenAPIObject {
  for (const call of callsOf(document)) {
    // A route with several paths has several operations: `google_begin[0]`, `google_begin[1]`.
    const [name = '', index] = call.operation.operationId.split(/[[\]]/);
    call.operation.operationId = Number(index ?? 0) > 0 ? `${name}_${Number(index) + 1}` : name;
    const route = find(name);
    if (route) describe(call, route);
  }
  return document;
}
