import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { fieldErrors, isApiError } from '@manette/web-api';

/** Error codes that concern one field, in any form. */
const FIELD_OF_CODE: Partial<Record<string, string>> = { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' };

function faultsOf(error: unknown): { field: string; message: string }[] {
  const faults = fieldErrors(error);
  const field = isApiError(error) && FIELD_OF_CODE[error.data.code];
  return field && faults.length === 0 ? [{ field, message: error.data.message }] : faults;
}

/**
 * Shows the server's field errors at the fields of a form.
 * @param names the fields that the form has
 * @returns whether any field has an error
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  let isFirst = true;
  for (const { field, message } of faultsOf(error)) {
    const name = names.find((known) => field === known || field.startsWith(`${known}.`));
    if (!name) continue;
    setError(name, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return !isFirst;
}
