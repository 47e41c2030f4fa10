import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { OwnSessionView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Button, DataTable, RowSkeleton } from '@manette/web-ui';
import { LoadFailed } from '../../../components/load-failed';
import { Region } from '../components/region';
import { EndSessions, type Ending } from './end-sessions';
import { useSessionColumns } from './session-columns';
import { useGetOwnSessionsQuery } from './sessions.api';

/** Lists the user's sessions and ends them [TRU-117]. */
export function SessionsRegion() {
  const { t } = useTranslation('security');
  // Refetched at each visit, because no event reports a sign-in of the user on another device.
  const { data, isError, isFetching, refetch } = useGetOwnSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Region title={t('sessions')} hint={t('sessionsHint')}>
      {data && <SessionTable sessions={data} />}
      {!data && isError && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeleton disc={false} />}
    </Region>
  );
}

function SessionTable({ sessions }: { sessions: OwnSessionView[] }) {
  const { t } = useTranslation('security');
  const [ending, setEnding] = useState<Ending>();
  const columns = useSessionColumns((session) => setEnding({ session }));
  return (
    <>
      <DataTable name={t('sessions')} columns={columns} rows={sessions} rowKey={({ _id }) => _id} />
      {sessions.some(({ current }) => !current) && (
        <Button
          className="mt-4"
          icon={<LogOut aria-hidden className="flip size-4" />}
          onClick={() => setEnding('others')}
        >
          {t('endOtherSessions')}
        </Button>
      )}
      <EndSessions ending={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}
