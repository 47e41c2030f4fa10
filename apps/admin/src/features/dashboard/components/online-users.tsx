import { useId } from 'react';
import type { OnlineUsersView, OnlineUserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Avatar, PresenceBadge, presenceOf, RowSkeleton } from '@manette/web-ui';
import { ChartPanel } from './chart-panel';
import { MAX_SHOWN } from './max-shown';

function Group({ name, people }: { name: string; people: OnlineUserView[] }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  if (people.length === 0) return null;
  const others = people.length - MAX_SHOWN;
  return (
    <div className="mb-4 last:mb-0">
      <h3 id={id} className="mb-1 text-1 font-read text-muted">
        {name}
      </h3>
      <ul aria-labelledby={id}>
        {people.slice(0, MAX_SHOWN).map((person) => (
          <li key={person._id} className="flex min-h-11 items-center gap-3 text-2">
            <Avatar name={person.username} size={28} />
            <span className="min-w-0 flex-1 truncate">
              <bdi>{person.username}</bdi>
            </span>
            <PresenceBadge presence={presenceOf(person)}>{t('online')}</PresenceBadge>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-1 text-muted">{t('more', { count: others })}</p>}
    </div>
  );
}

/** The users who are online, at most ten of each role [ID-044]. */
export function OnlineUsers({ online }: { online?: OnlineUsersView }) {
  const { t } = useTranslation('dashboard');
  return (
    <ChartPanel title={t('onlineUsers')} note={online && <bdi>{online.total}</bdi>} className="lg:col-span-4">
      {!online && Array.from({ length: 3 }, (_, row) => <RowSkeleton key={row} />)}
      {online?.total === 0 && <p className="text-2 text-muted">{t('nobody')}</p>}
      <Group name={t('admins')} people={online?.admins ?? []} />
      <Group name={t('clients')} people={online?.clients ?? []} />
    </ChartPanel>
  );
}
