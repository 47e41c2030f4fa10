import { useFormContext } from 'react-hook-form';
import { CONSOLES, CURRENCIES, SERVICES } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Select, TextArea, TextField } from '@manette/web-ui';
import { DescriptionField } from '../../../listings/description-field';
import { NumberField } from '../../../components/number-field';
import { useFaults } from '../../../components/use-field-error';
import type { AccountFormValues } from './account-form';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The fields of a listing, each with its fault once it was left [CAT-105..111]. */
export function AccountFields() {
  const { t } = useTranslation('manageAccounts');
  const say = useTranslateMessage();
  const { register } = useFormContext<AccountFormValues>();
  const fault = useFaults();
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        className="col-span-6"
        label={t('fields.codeName')}
        error={fault('codeName')}
        autoComplete="off"
        dir="auto"
        {...register('codeName')}
      />
      <NumberField
        className="col-span-3 sm:col-span-4"
        label={t('fields.price')}
        min={0}
        step={0.01}
        error={fault('prix.amount')}
        {...register('prix.amount')}
      />
      <Select
        className="col-span-3 sm:col-span-2"
        label={t('fields.currency')}
        options={options(CURRENCIES)}
        error={fault('prix.currency')}
        {...register('prix.currency')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.console')}
        options={options(CONSOLES)}
        error={fault('console')}
        {...register('console')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.service')}
        options={SERVICES.map((value) => ({ value, label: say(value) }))}
        error={fault('service')}
        {...register('service')}
      />
      <NumberField
        className="col-span-3"
        label={t('fields.duration')}
        min={1}
        step={1}
        error={fault('duration')}
        {...register('duration')}
      />
      <NumberField
        className="col-span-3"
        label={t('fields.available')}
        min={0}
        step={1}
        error={fault('available')}
        {...register('available')}
      />
      <TextArea
        className="col-span-6"
        label={t('fields.games')}
        error={fault('games')}
        dir="auto"
        {...register('games')}
      />
      <DescriptionField className="col-span-6" label={t('fields.description')} error={fault('description')} />
    </div>
  );
}
