import { Gamepad2, Gift, LayoutDashboard, LifeBuoy, MessagesSquare, type LucideIcon } from 'lucide-react';
import type { useTranslation } from '@manette/web-i18n';
import type { Counters } from '../hooks/use-counters';

type T = ReturnType<typeof useTranslation<'navigation'>>['t'];

export interface NavLinkView {
  to: string;
  label: string;
  icon: LucideIcon;
  count?: number;
  countedLabel?: string;
}

/** Returns the links of the bar [SHELL-023]; only administrators get the dashboard [SHELL-024]. */
export function linksFor(t: T, counters: Counters, isAdmin: boolean): NavLinkView[] {
  const { newAccounts, newGiftCards, unreadSupport } = counters;
  return [
    {
      to: '/accounts',
      label: t('accounts'),
      icon: Gamepad2,
      count: newAccounts,
      countedLabel: t('accountsNew', { count: newAccounts }),
    },
    {
      to: '/giftcards',
      label: t('giftCards'),
      icon: Gift,
      count: newGiftCards,
      countedLabel: t('giftCardsNew', { count: newGiftCards }),
    },
    { to: '/public-chat', label: t('chat'), icon: MessagesSquare },
    {
      to: '/support',
      label: t('support'),
      icon: LifeBuoy,
      count: unreadSupport,
      countedLabel: t('supportUnread', { count: unreadSupport }),
    },
    ...(isAdmin ? [{ to: '/admin/dashboard', label: t('dashboard'), icon: LayoutDashboard }] : []),
  ];
}
