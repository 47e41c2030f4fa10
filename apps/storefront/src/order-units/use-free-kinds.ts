import type { TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { useGetLedgerQuery } from './ledger.api';

/**
 * The kinds of slot that are free for an order, where there is a choice: both consoles [LIF-078]. Empty where there is none,
 * or where the order holds a slot already.
 * @param asked whether to ask now
 */
export function useFreeKinds({ account, hold }: TicketView, asked: boolean): SlotKind[] {
  const skip = !asked || !account || hold !== null;
  const { currentData: ledger } = useGetLedgerQuery(account?._id ?? '', {
    skip,
    refetchOnMountOrArgChange: true,
  });
  if (skip || !ledger?.enabled) return [];
  const free = ledger.slots.filter(({ state }) => state === 'free');
  const kinds = ledger.kinds.filter((kind) => free.some((slot) => slot.kind === kind));
  return kinds.length > 1 ? kinds : [];
}
