import { SetMetadata } from '@nestjs/common';

/**
 * Returns status and body of the answer for the result of the unit of work that makes the change; undefined for the result of
 * any other unit of work.
 */
export type AnswerOf = (result: unknown) => { status: number; body: object } | undefined;

export const ANSWERED_AT_COMMIT = 'manette:answered-at-commit';

/**
 * Marks a write whose answer is known before its change is committed. For an Idempotency-Key the answer is stored in the same
 * transaction: a repeated request gets it although the process died right after the commit (contract, section 2), and no other
 * statement stores it.
 */
export const AnsweredAtCommit = (answerOf: AnswerOf) => SetMetadata(ANSWERED_AT_COMMIT, answerOf);
