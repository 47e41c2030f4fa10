import type { ErrorCode } from '@manette/contracts/errors';
import { NEEDS_RECENT_PROOF, OPEN_WHILE_ENROLLING } from '../auth/recent-proof.js';
import { NOT_REPLAYED } from '../idempotency/not-replayed.decorator.js';
import type { DescribedRoute } from './described-route.js';
import type { Call } from './document-parts.js';
import { REFUSALS } from './operation.decorator.js';

const NO_SESSION: ErrorCode[] = [
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'ACCOUNT_DISABLED',
];

/** Returns the error codes of the guard: no session, no permission, no second step, no recent proof. */
function ofGuard(route: DescribedRoute): ErrorCode[] {
  if (route.access === 'public') return [];
  const codes = [...NO_SESSION];
  if (!route.mark(OPEN_WHILE_ENROLLING)) codes.push('SECOND_STEP_REQUIRED');
  if (route.access === 'admin') codes.push('FORBIDDEN');
  if (route.access === 'verified') codes.push('EMAIL_NOT_VERIFIED');
  if (route.mark(NEEDS_RECENT_PROOF)) codes.push('REAUTHENTICATION_REQUIRED');
  return codes;
}

/** Returns the error codes of a call's input: a body, a query, an id in the path. */
function ofInput({ operation: { parameters = [], requestBody } }: Call): ErrorCode[] {
  const codes: ErrorCode[] = [];
  if (requestBody) codes.push('VALIDATION_FAILED', 'FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE');
  if (parameters.some((parameter) => parameter.in === 'query')) codes.push('VALIDATION_FAILED');
  if (parameters.some((parameter) => parameter.in === 'path')) codes.push('NOT_FOUND');
  return codes;
}

/** Whether a call accepts an Idempotency-Key. */
export const takesIdempotencyKey = ({ method }: Call, route: DescribedRoute): boolean =>
  method !== 'get' && route.access !== 'public' && !route.mark(NOT_REPLAYED);

/** Returns the error codes of a call: those of its own rules, and those that follow from its decorators [POC-076]. */
export function refusalsOf(call: Call, route: DescribedRoute): ErrorCode[] {
  const keyed: ErrorCode[] = takesIdempotencyKey(call, route)
    ? ['VALIDATION_FAILED', 'CONFLICT', 'IDEMPOTENCY_MISMATCH']
    : [];
  const own = route.mark<ErrorCode[]>(REFUSALS) ?? [];
  return [...new Set([...ofInput(call), ...ofGuard(route), ...own, ...keyed, 'TOO_MANY_REQUESTS' as const])];
}
