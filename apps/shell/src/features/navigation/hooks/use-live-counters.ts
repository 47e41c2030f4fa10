import { useEffect, useRef } from 'react';
import { api } from '@manette/web-api';
import { onceConnected, useOnReconnected, useSocketEvent } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { countersApi } from '../api/counters.api';

const REFETCH_AT_MOST_EVERY_MS = 1000;
const countOf = (uploaded: object) => ('count' in uploaded ? Number(uploaded.count) : 1);

/**
 * Updates the counters by socket events: uploads are added locally, the unread count is refetched at most once a second.
 * @param isAsked whether the counters are fetched. No event reports a message that arrives between the first fetch of the
 *   unread count and the first connection, so the count is fetched once more after the connection
 */
export function useLiveCounters(isAsked: boolean) {
  const dispatch = useAppDispatch();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchUnread = () => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined;
      dispatch(api.util.invalidateTags(['UnreadSupportCount']));
    }, REFETCH_AT_MOST_EVERY_MS);
  };
  const add = (name: 'newAccounts' | 'newGiftCards', uploaded: object) =>
    dispatch(countersApi.util.updateQueryData(name, undefined, (count) => count + countOf(uploaded)));

  useSocketEvent('new_account_uploaded', (uploaded) => add('newAccounts', uploaded));
  useSocketEvent('new_giftcard_uploaded', (uploaded) => add('newGiftCards', uploaded));
  useSocketEvent('new_support_message', refetchUnread);
  useSocketEvent('new_support_ticket', refetchUnread);
  useSocketEvent('ticket_updated', refetchUnread);
  useSocketEvent('ticket_deleted', refetchUnread);
  useEffect(
    () =>
      isAsked ? onceConnected(() => dispatch(api.util.invalidateTags(['UnreadSupportCount']))) : undefined,
    [dispatch, isAsked],
  );
  useOnReconnected(() =>
    dispatch(api.util.invalidateTags(['NewAccountsCount', 'NewGiftCardsCount', 'UnreadSupportCount'])),
  );
}
