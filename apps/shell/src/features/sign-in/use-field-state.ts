import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registerFormSchema, type RegisterForm } from '@manette/contracts/identity';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';

/**
 * What a field of registration shows while one writes: an error once it was left [SHELL-052], 'Looks good' as soon
 * as it is [ID-020], its hint otherwise.
 * @returns the props of a field, by its name
 */
export function useFieldState(form: UseFormReturn<RegisterForm>) {
  const { t } = useTranslation('signIn');
  const message = useTranslateMessage();
  const values = useWatch({ control: form.control });
  const { errors } = form.formState;
  const faults = registerFormSchema.safeParse(values).error?.issues.map(({ path }) => path[0]) ?? [];

  return (name: keyof RegisterForm, hint?: string, goodHint = t('hints.valid')) => {
    const good = Boolean(values[name]) && !faults.includes(name);
    const error = errors[name]?.message;
    return {
      ...form.register(name),
      good,
      hint: good ? goodHint : error ? undefined : hint,
      error: error && message(error),
    };
  };
}
