import { Controller, useFormContext } from 'react-hook-form';
import { ROLES } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Select, Switch, TextArea, TextField } from '@manette/web-ui';
import { useFaults } from '../../../forms/use-faults';
import type { UserFormValues } from './user-form';

/** The fields of a person [ID-134..137]; role and state are locked for administrators. */
export function UserFields({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('manageUsers');
  const { register, control } = useFormContext<UserFormValues>();
  const fault = useFaults();
  return (
    <>
      <TextField
        label={t('fields.username')}
        error={fault('username')}
        dir="ltr"
        autoComplete="off"
        {...register('username')}
      />
      <TextField
        label={t('fields.email')}
        hint={t('emailHint')}
        error={fault('email')}
        type="email"
        dir="ltr"
        autoComplete="off"
        {...register('email')}
      />
      <TextField
        label={t('fields.phone')}
        error={fault('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...register('phone')}
      />
      <TextArea
        label={t('fields.address')}
        error={fault('address')}
        rows={2}
        dir="auto"
        {...register('address')}
      />
      {/* Locked by hand: a disabled field of the form library would lose its value. */}
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Select
            {...field}
            label={t('fields.role')}
            hint={isAdmin ? t('locked') : undefined}
            disabled={isAdmin}
            options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="isActive"
        render={({ field: { value, ...field } }) => (
          <Switch
            {...field}
            checked={value}
            label={t('fields.active')}
            hint={isAdmin ? undefined : t('activeHint')}
            disabled={isAdmin}
          />
        )}
      />
    </>
  );
}
