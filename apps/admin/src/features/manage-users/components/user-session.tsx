import type { OwnSessionView } from '@manette/contracts/identity';
import { translateMessage, useDateLocale, useTranslation } from '@manette/web-i18n';
import { Badge, Bdi, formatDateTime } from '@manette/web-ui';

/** A session of a user: device, address and times. */
export function UserSession({ session }: { session: OwnSessionView }) {
  const { t } = useTranslation('manageUsers');
  const locale = useDateLocale();
  const { device, address, method, signedInAt, lastActiveAt, current } = session;
  const time = (at: string) => formatDateTime(at, locale);
  return (
    <div className="min-w-0 flex-1 text-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <Bdi>{translateMessage(device)}</Bdi>
        {current && <Badge tone="completed">{t('thisDevice')}</Badge>}
      </p>
      <p className="text-muted">
        {t(`methods.${method}`)}
        {address && (
          <>
            {' · '}
            <bdi dir="ltr">{address}</bdi>
          </>
        )}
      </p>
      <p className="text-muted">
        {t('sessionTimes', { signedIn: time(signedInAt), lastActive: time(lastActiveAt) })}
      </p>
    </div>
  );
}
