import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { shopSettingsChanges, type ShopSettings, type ShopSettingsChanges } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { SettingsFields } from './settings-fields';
import { useSaveSettings } from './use-save-settings';

/** All settings in one form, saved together. */
export function SettingsForm({ settings }: { settings: ShopSettings }) {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('shopSettings');
  const form = useForm<ShopSettingsChanges>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(shopSettingsChanges),
    defaultValues: settings,
  });
  const { save, isSaving } = useSaveSettings(form);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid max-w-160 gap-4"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <SettingsFields />
        <Button type="submit" look="primary" size="big" className="sm:justify-self-end" loading={isSaving}>
          {t('save')}
        </Button>
      </form>
    </FormProvider>
  );
}
