import { useFormContext } from 'react-hook-form';
import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Select, TextArea, TextField } from '@manette/web-ui';
import { AvailableField } from '../../../listings/available-field';
import { AmountFields } from '../../../listings/amount-fields';
import { DescriptionField } from '../../../listings/description-field';
import { NumberField } from '../../../components/number-field';
import { useFieldError } from '../../../components/use-field-error';
import type { AccountFormValues } from './account-form';

/** The fields of an account, each with its error once it has been touched [CAT-105..111]. */
export function AccountFields({ counted }: { counted: boolean | undefined }) {
  const { t } = useTranslation('manageAccounts');
  const translate = useTranslateMessage();
  const { register } = useFormContext<AccountFormValues>();
  const errorOf = useFieldError();
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        className="col-span-6"
        label={t('fields.codeName')}
        error={errorOf('codeName')}
        autoComplete="off"
        dir="auto"
        {...register('codeName')}
      />
      <AmountFields name="prix" label={t('fields.price')} currencyLabel={t('fields.currency')} />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.console')}
        options={CONSOLES.map((value) => ({ value, label: value }))}
        error={errorOf('console')}
        {...register('console')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.service')}
        options={SERVICES.map((value) => ({ value, label: translate(value) }))}
        error={errorOf('service')}
        {...register('service')}
      />
      <NumberField
        className="col-span-3"
        label={t('fields.duration')}
        min={1}
        step={1}
        error={errorOf('duration')}
        {...register('duration')}
      />
      <AvailableField className="col-span-3" counted={counted} />
      <TextArea
        className="col-span-6"
        label={t('fields.games')}
        error={errorOf('games')}
        dir="auto"
        {...register('games')}
      />
      <DescriptionField
        className="col-span-6"
        label={t('fields.description')}
        error={errorOf('description')}
      />
    </div>
  );
}
