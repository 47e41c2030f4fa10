import type { AccountFields } from '@manette/contracts/catalog';
import { appendImages } from '../../../listings/append-images';
import type { SentImages } from '../../../listings/use-save-listing';

/** Returns the multipart form of `POST /accounts` and `PUT /accounts/{id}` [API-020, API-021]. */
export function accountFormData(fields: AccountFields, images: SentImages) {
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
  appendImages(form, images);
  return form;
}
