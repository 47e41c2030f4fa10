import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Badge, Bdi, Button, notify, Switch } from '@manette/web-ui';
import { useGetDevicesQuery, useTestDeviceMutation } from './notification-settings.api';
import { useThisDevice } from './use-this-device';

/** Switches notifications in this browser, and lists the user's devices that receive them [POC-114, POC-115]. */
export function DeviceSettings() {
  const { t } = useTranslation('notificationSettings');
  const heading = useId();
  // Refetched at each visit, because no event reports a sign-in of the user on another device.
  const { data: devices } = useGetDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isOn, isBusy, hindrance, id, turn, remove } = useThisDevice(devices);
  const [testDevice, test] = useTestDeviceMutation();
  const sendTest = async () => {
    const { data, error } = await testDevice(id ?? '');
    if (data) notify.success(translateMessage(data.message));
    else notify.error(translateMessage(errorMessage(error, t('failed'))));
  };
  return (
    <div className="grid gap-2">
      <Switch
        label={t('onThisDevice')}
        checked={isOn}
        disabled={hindrance === 'missing' || isBusy}
        onChange={({ target }) => void turn(target.checked)}
      />
      {hindrance && <p className="text-2 text-muted">{t(hindrance)}</p>}
      <div>
        <Button
          icon={<BellRing aria-hidden className="size-4" />}
          disabled={id === undefined}
          loading={test.isLoading}
          onClick={() => void sendTest()}
        >
          {t('sendTest')}
        </Button>
      </div>
      {devices && devices.length > 0 && (
        <>
          <h3 id={heading} className="mt-2 text-2">
            {t('devices')}
          </h3>
          <ul aria-labelledby={heading} className="grid gap-2">
            {devices.map((device) => {
              const name = translateMessage(device.name);
              return (
                <li key={device._id} className="flex flex-wrap items-center justify-between gap-2">
                  <span className="flex min-w-0 flex-wrap items-center gap-x-2 text-2">
                    <Bdi>{name}</Bdi>
                    {device._id === id && <Badge tone="completed">{t('thisDevice')}</Badge>}
                  </span>
                  <Button size="compact" onClick={() => void remove(device._id)}>
                    {t('remove', { name })}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
