import type { Console } from '@manette/contracts/catalog';
import { guideConsoleOf, type GuideConsole } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';

/** The console of a rental's guide: the slot's where the listing is for two, PS5 where neither says it [LIF-090]. */
export function consoleOfGuide(console: Console, kind: SlotKind): GuideConsole {
  if (console === 'PS4/PS5' && kind.endsWith('_ps4')) return 'ps4';
  return guideConsoleOf(console);
}
