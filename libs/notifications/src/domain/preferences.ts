import type { Language } from '@manette/contracts/identity';
import {
  KINDS,
  NOTIFICATION_KINDS,
  type KindSwitches,
  type NotificationKind,
} from '@manette/contracts/notifications';

/** What a person wants to hear, with what the contract has where they chose nothing. */
export interface Preferences {
  kinds: Record<NotificationKind, KindSwitches>;
  hideContent: boolean;
  /** Times of the day in `timeZone`, as HH:mm; `from` later than `to` spans midnight. */
  quietHours: { enabled: boolean; from: string; to: string };
  timeZone: string;
  language: Language;
}

/** What is stored of a kind: the switches that a person has pressed. */
export type ChosenKinds = Partial<Record<NotificationKind, { push?: boolean; mail?: boolean }>>;

/** Every kind with its switches: the chosen ones, else those of the beginning [POC-038]. */
export function kindsWith(chosen: ChosenKinds): Record<NotificationKind, KindSwitches> {
  const switches = KINDS.map((kind): [NotificationKind, KindSwitches] => {
    const { push, mail } = NOTIFICATION_KINDS[kind];
    const own = chosen[kind];
    return [kind, { push: own?.push ?? push, mail: mail === null ? null : (own?.mail ?? mail) }];
  });
  return Object.fromEntries(switches) as Record<NotificationKind, KindSwitches>;
}
