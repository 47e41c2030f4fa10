import 'reflect-metadata';
import type { ExecutionContext } from '@nestjs/common';
import { ANSWERED_AT_COMMIT, type AnswerOf } from './answered-at-commit.decorator.js';
import { STORED_WITHOUT } from './stored-without.decorator.js';

/** How the answer of a write is stored. */
export interface Answering {
  /** Fields of the answer that are stored as null. */
  shownOnce?: readonly string[] | undefined;
  /** Gives the answer when the change is committed, for a write whose answer is known then. */
  answerOf?: AnswerOf | undefined;
}

/** Returns what the decorators of a route say. */
export function answeringOf(context: ExecutionContext): Answering {
  const handler = context.getHandler();
  return {
    shownOnce: Reflect.getMetadata(STORED_WITHOUT, handler) as Answering['shownOnce'],
    answerOf: Reflect.getMetadata(ANSWERED_AT_COMMIT, handler) as Answering['answerOf'],
  };
}
