import { SetMetadata } from '@nestjs/common';

export const CARRIED_OUT_ANEW = 'manette:carried-out-anew';

/** Marks a write that ignores the Idempotency-Key: its response is secret and not stored, so it runs each time [LIF-063]. */
export const CarriedOutAnew = () => SetMetadata(CARRIED_OUT_ANEW, true);
