import type { PreferencesChanges } from '@manette/contracts/notifications';
import { useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useChangeNotificationSettingsMutation } from './notification-settings.api';

/** @returns a function that saves changes immediately, and shows an error if they could not be saved [POC-114] */
export function useSaveSettings(): (changes: PreferencesChanges) => Promise<void> {
  const { t } = useTranslation('notificationSettings');
  const [change] = useChangeNotificationSettingsMutation();
  return async (changes) => {
    const { error } = await change(changes);
    if (error) notify.error(t('failed'));
  };
}
