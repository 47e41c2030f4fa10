import type { Language } from '@manette/contracts/identity';
import {
  KINDS,
  NOTIFICATION_KINDS,
  type KindSwitches,
  type NotificationKind,
} from '@manette/contracts/notifications';

/** The notification preferences of a user, with the defaults of the contract for everything that the user has not chosen. */
export interface Preferences {
  kinds: Record<NotificationKind, KindSwitches>;
  hideContent: boolean;
  /** Times of the day in `timeZone`, as HH:mm; `from` later than `to` spans midnight. */
  quietHours: { enabled: boolean; from: string; to: string };
  timeZone: string;
  language: Language;
}

/** The stored switches: only those that the user has set. */
export type ChosenKinds = Partial<Record<NotificationKind, { push?: boolean; mail?: boolean }>>;

/** Returns every kind with its switches: the chosen ones, otherwise the defaults [POC-038]. */
export function kindsWith(chosen: ChosenKinds): Record<NotificationKind, KindSwitches> {
  const switches = KINDS.map((kind): [NotificationKind, KindSwitches] => {
    const { push, mail } = NOTIFICATION_KINDS[kind];
    const own = chosen[kind];
    return [kind, { push: own?.push ?? push, mail: mail === null ? null : (own?.mail ?? mail) }];
  });
  return Object.fromEntries(switches) as Record<NotificationKind, KindSwitches>;
}
