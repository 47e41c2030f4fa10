import './translations';
import { useId } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Button, Notice, Panel, RowSkeleton, Switch } from '@manette/web-ui';
import { DeviceSettings } from './device-settings';
import { KindSwitches } from './kind-switches';
import { useGetNotificationSettingsQuery } from './notification-settings.api';
import { QuietHours } from './quiet-hours';
import { useSaveSettings } from './use-save-settings';

/** The region 'Notification settings' of /profile: each change is saved at once [POC-114]. */
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
  const retry = (
    <Button size="compact" loading={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  if (!data && isError)
    return (
      <Notice tone="danger" role="alert" action={retry}>
        {t('loadFailed')}
      </Notice>
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
