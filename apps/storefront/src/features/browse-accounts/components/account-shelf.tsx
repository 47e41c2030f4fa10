import { memo } from 'react';
import type { AccountView } from '@manette/contracts/catalog';
import { GameCaseSkeleton, Shelf } from '@manette/web-ui';
import { AccountCase } from '../../../listings/components/account-case';
import { useShelfState } from '../../../listings/hooks/use-shelf';

const FIRST_ROW = 5;

interface AccountShelfProps {
  accounts: AccountView[];
  busy: boolean;
}

/** Shows the accounts of all loaded pages; memoized, so that typing in the search field does not render them again. */
export const AccountShelf = memo(function AccountShelf({ accounts, busy }: AccountShelfProps) {
  const state = useShelfState();
  return (
    <Shelf busy={busy}>
      {accounts.map((account, at) => (
        <AccountCase key={account._id} account={account} eager={at < FIRST_ROW} state={state} />
      ))}
    </Shelf>
  );
});

/** The skeleton of the shelf while its first page loads. */
export function AccountShelfSkeleton() {
  return (
    <Shelf busy>
      {Array.from({ length: 10 }, (_, at) => (
        <GameCaseSkeleton key={at} />
      ))}
    </Shelf>
  );
}
