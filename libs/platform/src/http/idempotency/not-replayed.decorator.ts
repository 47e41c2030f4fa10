import { SetMetadata } from '@nestjs/common';

export const NOT_REPLAYED = 'manette:carried-out-anew';

/** Marks a write that ignores the Idempotency-Key: its response is secret and not stored, so it runs each time [LIF-063]. */
export const NotReplayed = () => SetMetadata(NOT_REPLAYED, true);
