import { Controller, useFormContext } from 'react-hook-form';
import { METHOD_KINDS } from '@manette/contracts/payments';
import { useTranslation } from '@manette/web-i18n';
import { Select, Switch, TextArea, TextField } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';
import type { MethodValues } from './method-form';

/** The fields of a payment method [LIF-046]. */
export function MethodFields() {
  const { t } = useTranslation('managePayments');
  const { register, control } = useFormContext<MethodValues>();
  const errorOf = useFieldError();
  const english = { lang: 'en', dir: 'ltr', autoComplete: 'off' } as const;
  const arabic = { lang: 'ar', dir: 'rtl', autoComplete: 'off' } as const;
  return (
    <>
      <Select
        label={t('fields.kind')}
        options={METHOD_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        error={errorOf('kind')}
        {...register('kind')}
      />
      <TextField
        label={t('fields.nameEn')}
        error={errorOf('name.en')}
        {...english}
        {...register('name.en')}
      />
      <TextField label={t('fields.nameAr')} error={errorOf('name.ar')} {...arabic} {...register('name.ar')} />
      <TextField
        label={t('fields.accountNumber')}
        error={errorOf('accountNumber')}
        dir="ltr"
        autoComplete="off"
        {...register('accountNumber')}
      />
      <TextArea
        label={t('fields.instructionsEn')}
        error={errorOf('instructions.en')}
        {...english}
        {...register('instructions.en')}
      />
      <TextArea
        label={t('fields.instructionsAr')}
        error={errorOf('instructions.ar')}
        {...arabic}
        {...register('instructions.ar')}
      />
      <Controller
        control={control}
        name="active"
        render={({ field: { value, ...field } }) => (
          <Switch {...field} checked={value ?? true} label={t('fields.active')} />
        )}
      />
    </>
  );
}
