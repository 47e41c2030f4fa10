import { get, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useTranslateMessage } from '@manette/web-i18n';

type Fault = { message?: unknown } | undefined;

const messageOf = (fault: Fault | Fault[]): string | undefined => {
  // A list has its own fault or those of its entries.
  const one = Array.isArray(fault) && !(fault as Fault)?.message ? fault.find(Boolean) : (fault as Fault);
  return typeof one?.message === 'string' ? one.message : undefined;
};

/** @returns what is wrong with a field, in the reader's language */
export function useFaults<Values extends FieldValues>(errors: FieldErrors<Values>) {
  const translate = useTranslateMessage();
  return (name: string): string | undefined => {
    const message = messageOf(get(errors, name) as Fault);
    return message && translate(message);
  };
}
