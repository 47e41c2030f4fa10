import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { OwnSessionView, UserView } from '@manette/contracts/identity';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, RowSkeleton } from '@manette/web-ui';
import { PartFailed } from '../../../components/load-failed';
import { useGetUserSessionsQuery } from '../api/user-sessions.api';
import { EndUserSessions, type Ending } from './end-user-sessions';
import { UserSession } from './user-session';

/** The sessions of a user, with buttons to end them [TRU-120]. */
export function UserSessionsDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const { t } = useTranslation('manageUsers');
  const [ending, setEnding] = useState<Ending>();
  const load = useGetUserSessionsQuery(user._id, { refetchOnMountOrArgChange: true });
  const { data, isError } = load;
  const hasOthers = data?.some(({ current }) => !current) === true;
  const footer = hasOthers && (
    <Button look="danger" onClick={() => setEnding('all')}>
      {t('endAllSessions')}
    </Button>
  );
  return (
    <>
      <Dialog
        wide
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('sessionsRow', { name: user.username })}
        closeLabel={t('close')}
        footer={footer}
      >
        {!data && !isError && <RowSkeleton disc={false} />}
        {!data && isError && <PartFailed load={load} />}
        {data?.length === 0 && <p className="text-2 text-muted">{t('noSessions')}</p>}
        {data && data.length > 0 && <Sessions sessions={data} onEnd={(session) => setEnding({ session })} />}
      </Dialog>
      {ending && <EndUserSessions user={user} ending={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}

interface SessionsProps {
  sessions: OwnSessionView[];
  onEnd: (session: OwnSessionView) => void;
}

function Sessions({ sessions, onEnd }: SessionsProps) {
  const { t } = useTranslation('manageUsers');
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <li key={session._id} className="flex items-center gap-3 py-3">
          <UserSession session={session} />
          {!session.current && (
            <Button
              size="compact"
              icon={<LogOut aria-hidden className="flip size-4" />}
              aria-label={t('endSession', { device: translateMessage(session.device) })}
              onClick={() => onEnd(session)}
            >
              {t('end')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
