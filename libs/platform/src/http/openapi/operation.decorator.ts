import type { ErrorCode } from '@manette/contracts/errors';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';

/** Metadata of a route: the refusals of its own rules, as `ErrorCode[]`. */
export const REFUSALS = 'manette:refusals';

/**
 * Says in the API's documentation what a route does; every route has it [POC-076]. Its operationId, tag, security, examples
 * and the refusals that follow from its other decorators (session, role, recent proof, body, path, limits) are derived.
 * @param summary what it does, in a few words, as 'List the accounts'
 * @param description what else a caller should know, in sentences
 * @param refusals the codes that only this route's own rules give, as 'OUT_OF_STOCK'
 */
export const Operation = (summary: string, description: string, ...refusals: ErrorCode[]): MethodDecorator =>
  applyDecorators(ApiOperation({ summary, description }), SetMetadata(REFUSALS, refusals));
