import type { AccountView } from '@manette/contracts/catalog';
import { GameCaseSkeleton, Shelf } from '@manette/web-ui';
import { AccountCase } from '../../../listings/components/account-case';
import { useShelfState } from '../../../listings/hooks/use-shelf';

const FIRST_ROW = 5;

/** The accounts of the pages loaded so far. */
export function AccountShelf({ accounts, busy }: { accounts: AccountView[]; busy: boolean }) {
  const state = useShelfState();
  return (
    <Shelf busy={busy}>
      {accounts.map((account, at) => (
        <AccountCase key={account._id} account={account} eager={at < FIRST_ROW} state={state} />
      ))}
    </Shelf>
  );
}

/** The shelf's shape while its first page loads. */
export function AccountShelfSkeleton() {
  return (
    <Shelf busy>
      {Array.from({ length: 10 }, (_, at) => (
        <GameCaseSkeleton key={at} />
      ))}
    </Shelf>
  );
}
