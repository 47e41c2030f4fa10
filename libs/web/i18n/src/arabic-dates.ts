import type { Locale } from 'date-fns';
import { arDZ } from 'date-fns/locale/ar-DZ';
import { arabicDistance } from './arabic-distance';

type Localize = Locale['localize']['month'];

const inFull: Localize = (month, options) => arDZ.localize.month(month, { ...options, width: 'wide' });

/** Algerian dates. Arabic does not abbreviate the names of months: a pattern with 'MMM' shows the full name. */
export const arabicDates: Locale = {
  ...arDZ,
  localize: { ...arDZ.localize, month: inFull },
  formatDistance: arabicDistance,
};
