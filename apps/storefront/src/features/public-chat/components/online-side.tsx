import type { OnlineUserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Avatar, PresenceBadge } from '@manette/web-ui';
import { useGetPeopleInChatQuery } from '../api/online-users.api';

const MOST = 10;

/** The users online, at most ten of each role; on wide screens only. */
export function OnlineSide() {
  const { t } = useTranslation('publicChat');
  const { data } = useGetPeopleInChatQuery();
  return (
    <div className="desk-only grid content-start gap-4">
      <h2 className="text-3">{t('onlineUsers')}</h2>
      {data && data.admins.length > 0 && <People title={t('adminsHead')} people={data.admins} />}
      {data && data.clients.length > 0 && <People title={t('clientsHead')} people={data.clients} />}
    </div>
  );
}

function People({ title, people }: { title: string; people: OnlineUserView[] }) {
  const { t } = useTranslation('publicChat');
  const more = people.length - MOST;
  return (
    <section>
      <h3 className="mb-1 text-1 text-muted">{title}</h3>
      <ul>
        {people.slice(0, MOST).map(({ _id, username, role }) => (
          <li key={_id} className="flex min-h-11 items-center gap-3 text-2">
            <Avatar name={username} size={32} />
            <span className="min-w-0 flex-1 truncate">
              <bdi>{username}</bdi>
            </span>
            <PresenceBadge presence={role}>{t('online')}</PresenceBadge>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="pt-1 text-1 text-muted">{t('andMore', { count: more })}</p>}
    </section>
  );
}
