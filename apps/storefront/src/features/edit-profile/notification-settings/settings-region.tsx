import './translations';
import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Panel, RetryNotice, RowSkeleton, Switch } from '@manette/web-ui';
import { DeviceSettings } from './device-settings';
import { KindSwitches } from './kind-switches';
import { useGetNotificationSettingsQuery } from './notification-settings.api';
import { QuietHours } from './quiet-hours';
import { useSaveSettings } from './use-save-settings';

/** The region 'Notification settings' of /profile, which saves each change immediately [POC-114]. */
export default function SettingsRegion() {
  const { t } = useTranslation('notificationSettings');
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h2 id={heading} className="text-3">
        {t('title')}
      </h2>
      <div className="mt-4 grid gap-4">
        <DeviceSettings />
        <Preferences />
      </div>
    </Panel>
  );
}

function Preferences() {
  const { t } = useTranslation('notificationSettings');
  const { data, isError, isFetching, refetch } = useGetNotificationSettingsQuery();
  const save = useSaveSettings();
  if (!data && isError)
    return (
      <RetryNotice retryLabel={t('retry')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('loadFailed')}
      </RetryNotice>
    );
  if (!data) return <RowSkeleton disc={false} />;
  return (
    <>
      <KindSwitches kinds={data.kinds} />
      <Switch
        label={t('hideContent')}
        hint={t('hideContentHint')}
        checked={data.hideContent}
        onChange={({ target }) => void save({ hideContent: target.checked })}
      />
      <QuietHours quietHours={data.quietHours} />
    </>
  );
}
