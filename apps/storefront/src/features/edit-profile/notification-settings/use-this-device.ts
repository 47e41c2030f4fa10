import { useState, useSyncExternalStore } from 'react';
import type { DeviceView } from '@manette/contracts/notifications';
import { useGetConfigQuery } from '@manette/web-api';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import {
  canReceivePushes,
  onDeviceChange,
  switchPushesOff,
  switchPushesOn,
  thisDevice,
  useCurrentUser,
} from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useRemoveDeviceMutation } from './notification-settings.api';

export interface ThisDevice {
  /** Whether notifications are on in this browser, or are being switched to this state. */
  isOn: boolean;
  isBusy: boolean;
  /** Why they cannot be switched on. If blocked, the switch stays enabled for users who have just allowed them. */
  hindrance: 'blocked' | 'missing' | undefined;
  /** The id of this browser among the devices. */
  id: string | undefined;
  turn: (on: boolean) => Promise<void>;
  /** Removes a device, which may be this browser. */
  remove: (id: string) => Promise<void>;
}

const isDenied = () => 'Notification' in window && Notification.permission === 'denied';

/** Controls notifications in this browser [POC-035]. @param devices the user's devices, undefined while they are not known */
export function useThisDevice(devices: DeviceView[] | undefined): ThisDevice {
  const { t } = useTranslation('notificationSettings');
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const { _id: userId } = useCurrentUser();
  const { data: config } = useGetConfigQuery();
  const [removeDevice] = useRemoveDeviceMutation();
  const [turnedTo, setTurnedTo] = useState<boolean>();
  const publicKey = config?.serviceWorker ? config.push?.publicKey : undefined;
  const canReceive = canReceivePushes() && (!config || publicKey !== undefined);
  const isBlocked = useSyncExternalStore(onDeviceChange, isDenied) && canReceive;
  const registered = useSyncExternalStore(onDeviceChange, thisDevice);
  const id = devices?.some(({ _id }) => _id === registered) ? registered : undefined;

  const remove = async (removed: string) => {
    const { error } = await removeDevice(removed);
    if (error) return notify.error(t('failed'));
    if (removed === thisDevice()) await switchPushesOff(userId);
  };
  const turnOn = async () => {
    const isOn = publicKey !== undefined && (await dispatch(switchPushesOn(publicKey, language)));
    if (!isOn && Notification.permission === 'granted') notify.error(t('failed'));
  };
  const turn = async (on: boolean) => {
    setTurnedTo(on);
    if (on) await turnOn();
    else if (id) await remove(id);
    setTurnedTo(undefined);
  };
  return {
    isOn: turnedTo ?? id !== undefined,
    isBusy: turnedTo !== undefined,
    hindrance: canReceive ? (isBlocked ? 'blocked' : undefined) : 'missing',
    id,
    turn,
    remove,
  };
}
