import { newId, type Clock } from '@manette/platform';
import type { TimeAndIds } from '../domain/time-and-ids.js';

/** The time of the clock and new ids, for the domain. */
export const timeAndIds = (clock: Clock): TimeAndIds => ({ now: clock.now(), newId });
