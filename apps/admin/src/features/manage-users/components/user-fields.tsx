import { Controller, useFormContext } from 'react-hook-form';
import { ROLES } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { Select, Switch, TextArea, TextField } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';
import type { Locked, UserFormValues } from './user-form';

/** The fields of a user [ID-134..137]; a locked field shows the reason. */
export function UserFields({ locked }: { locked: Locked }) {
  const { t } = useTranslation('manageUsers');
  const { register, control } = useFormContext<UserFormValues>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField
        label={t('fields.username')}
        error={errorOf('username')}
        dir="ltr"
        autoComplete="off"
        {...register('username')}
      />
      {/* `disabled` on the input only: a field disabled through the form library would lose its value. */}
      <Controller
        control={control}
        name="email"
        render={({ field }) => (
          <TextField
            {...field}
            label={t('fields.email')}
            hint={locked.email ? t(locked.why) : t('emailHint')}
            error={errorOf('email')}
            disabled={locked.email}
            type="email"
            dir="ltr"
            autoComplete="off"
          />
        )}
      />
      <TextField
        label={t('fields.phone')}
        error={errorOf('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        {...register('phone')}
      />
      <TextArea
        label={t('fields.address')}
        error={errorOf('address')}
        rows={2}
        dir="auto"
        {...register('address')}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Select
            {...field}
            label={t('fields.role')}
            hint={locked.role ? t(locked.why) : undefined}
            disabled={locked.role}
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
            hint={locked.isActive ? undefined : t('activeHint')}
            disabled={locked.isActive}
          />
        )}
      />
    </>
  );
}
