import { useRef } from 'react';
import { api } from '@manette/web-api';
import { useOnReconnected, useSocketEvent } from '@manette/web-realtime';
import { useAppDispatch } from '@manette/web-store';
import { countersApi } from '../api/counters.api';

const SUPPORT_EVERY_MS = 1000;
const howMany = (uploaded: object) => ('count' in uploaded ? Number(uploaded.count) : 1);

/** Keeps the counters true without asking for each event: uploads add up, unread is asked for once a second at most. */
export function useLiveCounters() {
  const dispatch = useAppDispatch();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askUnread = () => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined;
      dispatch(api.util.invalidateTags(['UnreadSupportCount']));
    }, SUPPORT_EVERY_MS);
  };
  const add = (name: 'newAccounts' | 'newGiftCards', uploaded: object) =>
    dispatch(countersApi.util.updateQueryData(name, undefined, (count) => count + howMany(uploaded)));

  useSocketEvent('new_account_uploaded', (uploaded) => add('newAccounts', uploaded));
  useSocketEvent('new_giftcard_uploaded', (uploaded) => add('newGiftCards', uploaded));
  useSocketEvent('new_support_message', askUnread);
  useSocketEvent('new_support_ticket', askUnread);
  useSocketEvent('ticket_updated', askUnread);
  useSocketEvent('ticket_deleted', askUnread);
  useOnReconnected(() =>
    dispatch(api.util.invalidateTags(['NewAccountsCount', 'NewGiftCardsCount', 'UnreadSupportCount'])),
  );
}
