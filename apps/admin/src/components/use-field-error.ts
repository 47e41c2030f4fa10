import { get, useFormState } from 'react-hook-form';
import { useTranslateMessage } from '@manette/web-i18n';

type Fault = { message?: unknown } | undefined;

const messageOf = (fault: Fault | Fault[]): string | undefined => {
  // A list has its own fault or those of its entries.
  const one = Array.isArray(fault) && !(fault as Fault)?.message ? fault.find(Boolean) : (fault as Fault);
  return typeof one?.message === 'string' ? one.message : undefined;
};

/** @returns what is wrong with a field of the form around, in the reader's language */
export function useFaults() {
  // The form library keeps its objects and changes what is in them, which the React Compiler takes for no change.
  'use no memo';
  const { errors } = useFormState();
  const translate = useTranslateMessage();
  return (name: string): string | undefined => {
    const message = messageOf(get(errors, name) as Fault);
    return message && translate(message);
  };
}
