import { SetMetadata } from '@nestjs/common';

export const CARRIED_OUT_ANEW = 'manette:carried-out-anew';

/** A write whose answer is kept for no Idempotency-Key: each call is carried out by itself, as its answer is secret [LIF-063]. */
export const CarriedOutAnew = () => SetMetadata(CARRIED_OUT_ANEW, true);
