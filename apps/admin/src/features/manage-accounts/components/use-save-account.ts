import { useRef } from 'react';
import type { AccountView } from '@manette/contracts/catalog';
import { isApiError, newIdempotencyKey } from '@manette/web-api';
import { filesOf, imagesOf, pathsOf, reordered, type ListingImage } from '../../../images/listing-image';
import { accountFormData } from '../api/account-form-data';
import { useOrderAccountImagesMutation, useSaveAccountMutation } from '../api/managed-accounts.api';
import type { AccountFormResult } from './account-form';

/**
 * Creates a listing, or changes `account`. One key serves every try until the server has answered, so that a lost
 * answer never creates two.
 * @returns `save(fields, images)`, which throws what the api throws
 */
export function useSaveAccount(account: AccountView | undefined) {
  const [saveAccount] = useSaveAccountMutation();
  const [orderImages] = useOrderAccountImagesMutation();
  const key = useRef(newIdempotencyKey());
  return async (fields: AccountFormResult, images: readonly ListingImage[]) => {
    const before = account && pathsOf(imagesOf(account));
    const staying = pathsOf(images);
    const isSame = before?.length === staying.length && before.every((path, at) => path === staying[at]);
    const form = accountFormData(fields, filesOf(images), before && !isSame ? staying : undefined);
    try {
      const saved = await saveAccount({ id: account?._id, form, key: key.current }).unwrap();
      const keepImages = reordered(images, saved.images);
      if (keepImages) await orderImages({ id: saved._id, keepImages }).unwrap();
    } catch (error) {
      if (isApiError(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
}
