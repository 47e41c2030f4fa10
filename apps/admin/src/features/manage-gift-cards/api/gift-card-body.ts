import type { GiftCardFields } from '@manette/contracts/catalog';
import { appendImages } from '../../../listings/append-images';
import type { SentImages } from '../../../listings/use-save-listing';

/**
 * Returns the body of `POST /giftcards` and `PUT /giftcards/{id}`: JSON with numbers [API-028, API-029, CAT-128], or a
 * multipart form when images are added.
 */
export function giftCardBody(fields: GiftCardFields, images: SentImages) {
  const { value, price, description, available, ...texts } = fields;
  if (images.files.length === 0)
    return { ...fields, description: description ?? '', keepImages: images.keep };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const [name, money] of Object.entries({ value, price })) {
    form.append(`${name}[amount]`, String(money.amount));
    form.append(`${name}[currency]`, money.currency);
  }
  form.append('description', description ?? '');
  form.append('available', String(available));
  appendImages(form, images);
  return form;
}
