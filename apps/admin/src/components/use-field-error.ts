import { get, useFormState } from 'react-hook-form';
import { useTranslateMessage } from '@manette/web-i18n';

type Fault = { message?: unknown } | undefined;

const messageOf = (fault: Fault | Fault[]): string | undefined => {
  // A list field has either an error of its own or errors of its entries.
  const one = Array.isArray(fault) && !(fault as Fault)?.message ? fault.find(Boolean) : (fault as Fault);
  return typeof one?.message === 'string' ? one.message : undefined;
};

/** @returns a function that returns the error of a field in the surrounding form, in the user's language */
export function useFieldError() {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { errors } = useFormState();
  const translate = useTranslateMessage();
  return (name: string): string | undefined => {
    const message = messageOf(get(errors, name) as Fault);
    return message && translate(message);
  };
}
