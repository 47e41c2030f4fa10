import { MAX_SLOTS, type LedgerSwitch, type SlotKind } from '@manette/contracts/rentals';
import { SlotCountsMissing, TooManySlots, SlotKindNotAllowed } from './ledger.errors.js';

/** The number of slots of each kind with which a ledger begins. */
export type SlotCounts = [kind: SlotKind, count: number][];

/**
 * Returns the slots that are created when a ledger is switched on: the given numbers, or for a listing with one
 * allowed kind as many as it had units [LIF-072, LIF-073].
 * @throws SlotKindNotAllowed, SlotCountsMissing, TooManySlots
 */
export function slotCounts(
  kinds: readonly SlotKind[],
  said: LedgerSwitch['slots'],
  available: number,
): SlotCounts {
  const counts = Object.entries(said ?? {}).filter(([, count]) => count !== undefined) as SlotCounts;
  if (counts.some(([kind]) => !kinds.includes(kind))) throw new SlotKindNotAllowed('slots');
  const [only, second] = kinds;
  const made: SlotCounts = counts.length > 0 ? counts : only && !second ? [[only, available]] : [];
  if (made.length === 0) throw new SlotCountsMissing();
  if (made.reduce((sum, [, count]) => sum + count, 0) > MAX_SLOTS) throw new TooManySlots('slots');
  return made;
}
