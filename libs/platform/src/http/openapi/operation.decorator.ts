import type { ErrorCode } from '@manette/contracts/errors';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';

/** Metadata of a route: the refusals of its own rules, as `ErrorCode[]`. */
export const REFUSALS = 'manette:refusals';

/**
 * Describes a route in the API's documentation; every route has this decorator [POC-076]. The operationId, tag, security,
 * examples and the errors of its other decorators (session, role, recent proof, body, path, limits) are derived.
 * @param summary what the route does, in a few words, such as 'List the accounts'
 * @param description what else a caller should know, in sentences
 * @param refusals the error codes of this route's own rules, such as 'OUT_OF_STOCK'
 */
export const Operation = (summary: string, description: string, ...refusals: ErrorCode[]): MethodDecorator =>
  applyDecorators(ApiOperation({ summary, description }), SetMetadata(REFUSALS, refusals));
