import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { profileFormSchema, type ProfileForm as Profile } from '@manette/contracts/identity';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { AdvisedPassword, Button, Panel, PasswordField, TextField } from '@manette/web-ui';
import { emptyPasswords, fieldsOf, type ProfileFields } from './profile-fields';
import { useSaveProfile } from '../hooks/use-save-profile';

/** Details and password in one form [ID-041, ID-042]; users cannot change their own e-mail address. */
export function ProfileForm() {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('profile');
  const message = useTranslateMessage();
  const user = useCurrentUser();
  const { save, isSaving } = useSaveProfile();
  const form = useForm<z.input<typeof profileFormSchema>, unknown, Profile>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(profileFormSchema),
    defaultValues: fieldsOf(user),
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = useFormState({ control: form.control });
  const field = (name: keyof ProfileFields) => {
    const error = errors[name]?.message;
    return { ...form.register(name), error: error && message(error) };
  };
  const submit = form.handleSubmit(async (values) => {
    const saved = await save(values);
    if (saved) form.reset({ ...fieldsOf(saved), ...emptyPasswords });
  });
  const secret = {
    showLabel: t('showPassword'),
    hideLabelText: t('hidePassword'),
    autoComplete: 'new-password',
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Panel>
        <h2 className="mb-4 text-3">{t('details')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t('username')} autoComplete="username" dir="ltr" {...field('username')} />
          <TextField
            label={t('email')}
            hint={t('emailHint')}
            value={user.email}
            dir="ltr"
            disabled
            readOnly
          />
          <TextField label={t('phone')} type="tel" autoComplete="tel" dir="ltr" {...field('phone')} />
          <TextField label={t('address')} autoComplete="street-address" dir="auto" {...field('address')} />
        </div>
      </Panel>
      <Panel>
        <h2 className="text-3">{t('password')}</h2>
        <p className="mb-4 text-2 text-muted">{t('passwordHint')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <AdvisedPassword
            password={typeof password === 'string' ? password : ''}
            texts={{ easy: t('guess.easy'), fair: t('guess.fair'), hard: t('guess.hard') }}
          >
            <PasswordField label={t('newPassword')} {...secret} {...field('password')} />
          </AdvisedPassword>
          <PasswordField label={t('confirmPassword')} {...secret} {...field('confirmPassword')} />
        </div>
      </Panel>
      <Button type="submit" look="primary" size="big" className="sm:justify-self-end" loading={isSaving}>
        {t('save')}
      </Button>
    </form>
  );
}
