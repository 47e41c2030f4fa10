import { Header } from '@nestjs/common';

/** The `cache-control` of answers that the browser stores and revalidates. */
export const REVALIDATED = 'private, no-cache';

/**
 * Lets the browser store this answer and revalidate it with its ETag on each use (contract, section 2). Only for answers
 * without private data; every other answer is `no-store`.
 */
export const Revalidated = (): MethodDecorator => Header('cache-control', REVALIDATED);
