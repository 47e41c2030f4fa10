import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registerFormSchema, type RegisterForm } from '@manette/contracts/identity';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';

/** The kind of an error that the server found, e.g. a name that is taken; it stands until the field is changed. */
export const FROM_SERVER = 'server';

/**
 * What a field of registration shows while one writes: an error once it was left [SHELL-052], 'Looks good' as soon
 * as it is [ID-020], its hint otherwise. What is judged is what the form holds now, since a confirmation turns right
 * or wrong with the other password as well.
 * @returns the props of a field, by its name
 */
export function useFieldState(form: UseFormReturn<RegisterForm>) {
  // The form changes its record of touched fields in place, which the compiler's memory would not notice.
  'use no memo';
  const { t } = useTranslation('signIn');
  const message = useTranslateMessage();
  const values = useWatch({ control: form.control });
  const { errors, touchedFields, isSubmitted } = form.formState;
  const issues = registerFormSchema.safeParse(values).error?.issues ?? [];

  return (name: keyof RegisterForm, hint?: string, goodHint = t('hints.valid')) => {
    const fault = issues.find(({ path }) => path[0] === name)?.message;
    const refused = errors[name]?.type === FROM_SERVER ? errors[name].message : undefined;
    const good = Boolean(values[name]) && !fault && !refused;
    const error = refused ?? (touchedFields[name] || isSubmitted ? fault : undefined);
    return {
      ...form.register(name),
      good,
      hint: good ? goodHint : error ? undefined : hint,
      error: error && message(error),
    };
  };
}
