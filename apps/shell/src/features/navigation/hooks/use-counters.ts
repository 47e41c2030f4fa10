import { useEffect } from 'react';
import type { UserView } from '@manette/contracts/identity';
import { isAllowedToChat } from '@manette/web-session';
import { useNewAccountsQuery, useNewGiftCardsQuery, useUnreadSupportQuery } from '../api/counters.api';
import { logCountError } from '../api/log-count-error';
import { useAppBadge } from './use-app-badge';
import { useLiveCounters } from './use-live-counters';
import { useDelayed } from './use-delayed';
import { useMayBeEnrolling } from './use-may-be-enrolling';
import { useNewTickets } from './use-new-tickets';

const AFTER_LOGIN_MS = 500;

export interface Counters {
  newAccounts: number;
  newGiftCards: number;
  unreadSupport: number;
}

/**
 * Returns the counters of the bar, fetched half a second after sign-in [SHELL-031..033]. The support counter is not fetched
 * while the user has not verified their address; for administrators it includes new tickets. The badge of the installed app
 * shows the support counter.
 */
export function useCounters(user: UserView): Counters {
  const isLate = useDelayed(user._id, AFTER_LOGIN_MS);
  const due = !useMayBeEnrolling(user) && isLate;
  const mayChat = isAllowedToChat(user);
  const accounts = useNewAccountsQuery(undefined, { skip: !due });
  const giftCards = useNewGiftCardsQuery(undefined, { skip: !due });
  const support = useUnreadSupportQuery(undefined, { skip: !due || !mayChat });
  useEffect(() => logCountError(accounts.error), [accounts.error]);
  useEffect(() => logCountError(giftCards.error), [giftCards.error]);
  useEffect(() => logCountError(support.error), [support.error]);
  useLiveCounters(due);
  const newTickets = useNewTickets(user.role === 'admin', due);
  const unreadSupport = mayChat ? (support.data ?? 0) + newTickets : 0;
  useAppBadge(mayChat && support.data === undefined ? undefined : unreadSupport);
  return {
    newAccounts: accounts.data ?? 0,
    newGiftCards: giftCards.data ?? 0,
    unreadSupport,
  };
}
