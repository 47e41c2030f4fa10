import { SetMetadata } from '@nestjs/common';

export const STORED_WITHOUT = 'manette:kept-without';

/**
 * Marks a write whose response shows these fields only once: the answer that is stored for its Idempotency-Key has null in
 * their place, so that a repeated request is executed once and reveals no secret [POC-083].
 */
export const StoredWithout = (...fields: string[]) => SetMetadata(STORED_WITHOUT, fields);
