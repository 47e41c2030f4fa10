import type { OnlineUsersView, OnlineUserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { selectRealtime, type RealtimeState } from '@manette/web-realtime';
import { useAppSelector } from '@manette/web-store';
import { Badge, Button, Facts, formatTime, type BadgeTone } from '@manette/web-ui';
import { ChartPanel } from './chart-panel';
import { MAX_SHOWN } from './max-shown';
import { useConnectionTests } from './use-connection-tests';

const TONES: Record<RealtimeState['status'], BadgeTone> = {
  connected: 'completed',
  connecting: 'pending',
  disconnected: 'danger',
  closed: 'offline',
};

const namesOf = (people: OnlineUserView[]) => (
  <bdi>
    {people
      .slice(0, MAX_SHOWN)
      .map(({ username }) => username)
      .join(', ') || '–'}
  </bdi>
);

/** Debug information for administrators about the connection and the online users [ID-045, ID-048]. */
export function OnlineStatusDebug({ online }: { online?: OnlineUsersView }) {
  const { t } = useTranslation('dashboard');
  const { status, errors } = useAppSelector(selectRealtime);
  const { result, testApi, testSocket } = useConnectionTests();
  const { admins = [], clients = [], total = 0 } = online ?? {};
  return (
    <ChartPanel
      title={t('debug')}
      note={
        <Badge dot tone={TONES[status]}>
          {t(`socket.${status}`)}
        </Badge>
      }
      className="lg:col-span-12"
    >
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Button look="outline" size="compact" onClick={() => void testApi()}>
          {t('testApi')}
        </Button>
        <Button look="outline" size="compact" onClick={() => void testSocket()}>
          {t('testSocket')}
        </Button>
        <span role="status" className="min-w-0 text-2 wrap-anywhere">
          {result}
        </span>
        <span className="text-2 text-muted sm:ms-auto">
          {t('adminCount', { count: admins.length })} · {t('clientCount', { count: clients.length })} ·{' '}
          {t('inAll', { total })}
        </span>
      </div>
      <Facts
        facts={[
          { label: t('admins'), value: namesOf(admins) },
          { label: t('clients'), value: namesOf(clients) },
        ]}
      />
      <h3 className="mt-4 mb-2 text-1 font-read text-muted">{t('lastErrors')}</h3>
      {errors.length === 0 ? (
        <p className="text-2 text-muted">{t('noErrors')}</p>
      ) : (
        <ol
          dir="ltr"
          className="grid gap-1 rounded-control bg-sunken p-3 [font-family:monospace] text-1 wrap-anywhere"
        >
          {errors.map(({ at, message }, place) => (
            <li key={at + place}>
              {formatTime(at)} {message}
            </li>
          ))}
        </ol>
      )}
    </ChartPanel>
  );
}
