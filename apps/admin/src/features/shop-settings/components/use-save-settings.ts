import type { UseFormReturn } from 'react-hook-form';
import type { ShopSettingsChanges } from '@manette/contracts/orders';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { failureSentence } from '../../../components/failure-sentence';
import { showServerErrors } from '../../../components/server-errors';
import { useChangeShopSettingsMutation } from '../api/shop-settings.api';
import { SETTING_NAMES } from './setting-names';

/** Saves the form and shows the saved values; errors of the server are shown at their fields. */
export function useSaveSettings(form: UseFormReturn<ShopSettingsChanges>) {
  const [change, { isLoading: isSaving }] = useChangeShopSettingsMutation();
  const save = async (values: ShopSettingsChanges) => {
    const { data, error } = await change(values);
    if (data) {
      form.reset(data);
      notify.success(translateMessage('Settings saved!'));
      return;
    }
    showServerErrors(error, SETTING_NAMES, form.setError);
    notify.error(failureSentence(error, 'Failed to save settings'));
  };
  return { save, isSaving };
}
