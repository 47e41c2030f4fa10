import { get, useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useTranslateMessage } from '@manette/web-i18n';

/** @returns a function that returns the fault of a field, in the user's language */
export function useFaults<Values extends FieldValues, Result>(control: Control<Values, unknown, Result>) {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { errors } = useFormState({ control });
  const say = useTranslateMessage();
  return (name: string): string | undefined => {
    const fault = get(errors, name) as { message?: string } | undefined;
    return fault?.message && say(fault.message);
  };
}
