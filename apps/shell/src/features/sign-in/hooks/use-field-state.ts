import { useWatch, type UseFormReturn } from 'react-hook-form';
import { registerFormSchema, type RegisterForm } from '@manette/contracts/identity';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';

/** The type of an error that the server returned, e.g. a username that is taken; it remains until the field is changed. */
export const FROM_SERVER = 'server';

/**
 * Derives the state of each registration field while the user types: an error after the field was left [SHELL-052], 'Looks
 * good' when it is valid [ID-020], otherwise its hint. It validates all current values, because the confirmation depends on
 * the password.
 * @returns a function that returns the props of a field
 */
export function useFieldState(form: UseFormReturn<RegisterForm>) {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
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
