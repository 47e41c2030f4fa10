import { Header } from '@nestjs/common';

/**
 * A browser may keep this answer to ask whether it still holds (ETag), and never show it unasked (contract, section 2). For
 * what is nobody's own; every other answer is `no-store`.
 */
export const Revalidated = (): MethodDecorator => Header('cache-control', 'private, no-cache');
