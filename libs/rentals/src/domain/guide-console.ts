import type { Console } from '@manette/contracts/catalog';
import { guideConsoleOf, type GuideConsole } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';

/**
 * Returns the console of a rental's guide: that of the slot if the listing is for both consoles, and PS5 if neither
 * decides [LIF-090].
 */
export function consoleOfGuide(console: Console, kind: SlotKind): GuideConsole {
  if (console === 'PS4/PS5' && kind.endsWith('_ps4')) return 'ps4';
  return guideConsoleOf(console);
}
