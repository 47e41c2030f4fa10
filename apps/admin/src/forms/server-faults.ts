import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldErrors } from '@manette/web-api';

/**
 * Puts the server's faults at the fields of a form.
 * @param names the fields that the form has
 * @returns whether there were any
 */
export function showServerFaults<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let shown = false;
  for (const { field, message } of fieldErrors(error)) {
    const name = names.find((known) => field === known || field.startsWith(`${known}.`));
    if (!name) continue;
    setError(name, { type: 'server', message }, { shouldFocus: !shown });
    shown = true;
  }
  return shown;
}
