import { SetMetadata } from '@nestjs/common';

export const KEPT_WITHOUT = 'manette:kept-without';

/**
 * A write whose answer shows these fields once: the answer that is kept for its Idempotency-Key has null in their place, so
 * that a repeat is carried out once and tells no secret [POC-083].
 */
export const KeptWithout = (...fields: string[]) => SetMetadata(KEPT_WITHOUT, fields);
