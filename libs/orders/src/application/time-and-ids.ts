import { newId, type Clock } from '@manette/platform';
import type { TimeAndIds } from '../domain/time-and-ids.js';

/** Returns the current time and a generator of ids for the domain. */
export const timeAndIds = (clock: Clock): TimeAndIds => ({ now: clock.now(), newId });
