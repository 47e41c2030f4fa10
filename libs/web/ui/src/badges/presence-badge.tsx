import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Presence = 'admin' | 'client' | 'offline';

const TONES: Record<Presence, string> = {
  admin: 'text-completed',
  client: 'text-progress',
  offline: 'text-offline',
};

/**
 * Returns the presence of a user: an online admin is green, an online client blue, an offline user grey [ID-083] [ID-084]
 * [ID-085].
 */
export const presenceOf = (user: { role: string; isOnline: boolean }): Presence =>
  user.isOnline ? (user.role === 'admin' ? 'admin' : 'client') : 'offline';

/** A coloured dot with its word ('Online', 'Offline'). */
export function PresenceBadge(props: { presence: Presence; children: ReactNode; className?: string }) {
  const { presence, children, className } = props;
  return (
    <span
      data-presence={presence}
      className={clsx(
        'inline-flex items-center gap-1.5 text-1 font-ui whitespace-nowrap',
        TONES[presence],
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'size-2 rounded-full',
          presence === 'offline' ? 'border-2 border-current' : 'bg-current',
        )}
      />
      {children}
    </span>
  );
}
