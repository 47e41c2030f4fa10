import { LogOut } from 'lucide-react';
import type { OwnSessionView } from '@manette/contracts/identity';
import { translateMessage, useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, Bdi, formatDateTime, IconButton, type Column } from '@manette/web-ui';

/** Returns the columns of the table of sessions; `end` is called with the session that the user wants to end. */
export function useSessionColumns(end: (session: OwnSessionView) => void): Column<OwnSessionView>[] {
  const { t } = useTranslation('security');
  const locale = useDateLocale();
  const time = (at: string) => <bdi className="whitespace-nowrap">{formatDateTime(at, locale)}</bdi>;
  const deviceOf = ({ device }: OwnSessionView) => translateMessage(device);
  return [
    {
      key: 'device',
      head: t('device'),
      place: 'title',
      cell: (session) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <Bdi>{deviceOf(session)}</Bdi>
          {session.current && <Badge tone="completed">{t('thisDevice')}</Badge>}
        </span>
      ),
    },
    {
      key: 'address',
      head: t('ipAddress'),
      cell: ({ address }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {address || '–'}
        </bdi>
      ),
    },
    { key: 'method', head: t('signedInBy'), cell: ({ method }) => t(`methods.${method}`) },
    { key: 'signedInAt', head: t('signedInAt'), cell: ({ signedInAt }) => time(signedInAt) },
    { key: 'lastActiveAt', head: t('lastActiveAt'), cell: ({ lastActiveAt }) => time(lastActiveAt) },
    {
      key: 'actions',
      head: t('actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (session) =>
        !session.current && (
          <IconButton
            compact
            label={t('endSession', { device: deviceOf(session) })}
            icon={<LogOut aria-hidden className="flip" />}
            onClick={() => end(session)}
          />
        ),
    },
  ];
}
