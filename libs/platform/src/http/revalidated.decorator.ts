import { Header } from '@nestjs/common';

/** The `cache-control` of responses that the browser stores and revalidates. */
export const REVALIDATED = 'private, no-cache';

/**
 * Lets the browser store this response and revalidate it with its ETag on each use (contract, section 2). Only for responses
 * without private data; every other response is `no-store`.
 */
export const Revalidated = (): MethodDecorator => Header('cache-control', REVALIDATED);
