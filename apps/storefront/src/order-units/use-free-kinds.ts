import type { TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { useGetLedgerQuery } from './ledger.api';

/**
 * Returns the kinds of slot that are free for an order if there is a choice, which means both consoles [LIF-078]. Empty if
 * there is no choice, or if the order holds a slot already.
 * @param asked whether to request the ledger now
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
