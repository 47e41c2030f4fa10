import type { AccountFields } from '@manette/contracts/catalog';

/** The multipart form of `POST /accounts` and `PUT /accounts/{id}` [API-020, API-021]. */
export function accountFormData(fields: AccountFields, images: readonly File[], keep?: readonly string[]) {
  const form = new FormData();
  form.append('codeName', fields.codeName);
  form.append('prix[amount]', String(fields.prix.amount));
  form.append('prix[currency]', fields.prix.currency);
  form.append('console', fields.console);
  form.append('service', fields.service);
  form.append('duration', String(fields.duration));
  form.append('available', String(fields.available));
  form.append('description', fields.description ?? '');
  for (const game of fields.games) form.append('games[]', game);
  // A blank entry is how a form says that none stays.
  for (const path of keep?.length === 0 ? [''] : (keep ?? [])) form.append('keepImages[]', path);
  for (const image of images) form.append('images', image);
  return form;
}
