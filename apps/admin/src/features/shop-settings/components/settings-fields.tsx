import { useFormContext } from 'react-hook-form';
import type { ShopSettingsChanges } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Panel, Switch, TextArea, TextField } from '@manette/web-ui';
import { NumberField } from '../../../components/number-field';
import { useFieldError } from '../../../components/use-field-error';
import { SWITCHES } from './setting-names';

/** The switches and fields, grouped by subject. */
export function SettingsFields() {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('shopSettings');
  const { register } = useFormContext<ShopSettingsChanges>();
  const errorOf = useFieldError();
  return (
    <>
      <Panel className="grid gap-4">
        <h2 className="text-3">{t('orders')}</h2>
        {SWITCHES.map((name) => (
          <Switch key={name} label={t(name)} hint={t(`${name}Hint`)} {...register(name)} />
        ))}
      </Panel>
      <Panel className="grid gap-4">
        <h2 className="text-3">{t('deliveries')}</h2>
        <NumberField
          label={t('revealHours')}
          hint={t('revealHoursHint')}
          inputMode="numeric"
          dir="ltr"
          error={errorOf('revealHours')}
          {...register('revealHours', { valueAsNumber: true })}
        />
      </Panel>
      <Panel className="grid gap-4">
        <h2 className="text-3">{t('receipts')}</h2>
        <TextField
          label={t('receiptName')}
          dir="auto"
          error={errorOf('receiptName')}
          {...register('receiptName')}
        />
        <TextArea
          label={t('receiptDetails')}
          hint={t('receiptDetailsHint')}
          dir="auto"
          error={errorOf('receiptDetails')}
          {...register('receiptDetails')}
        />
      </Panel>
    </>
  );
}
