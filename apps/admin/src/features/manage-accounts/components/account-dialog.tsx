import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { ImageField } from '../../../listing-images/image-field';
import { imagesOf } from '../../../listing-images/listing-image';
import { useListingImages } from '../../../listing-images/use-listing-images';
import { useSaveListing } from '../../../listings/use-save-listing';
import { skipToken } from '@manette/web-store';
import {
  useChangeAccountMutation,
  useGetManagedAccountQuery,
  useSaveAccountMutation,
} from '../api/managed-accounts.api';
import {
  ACCOUNT_FIELDS,
  accountForm,
  accountFormValues,
  type AccountFormResult,
  type AccountFormValues,
} from './account-form';
import { AccountFields } from './account-fields';

interface AccountDialogProps {
  /** The listing to change; absent for a new one. */
  account?: AccountView | undefined;
  onClose: () => void;
}

/** Adds an account or changes one [CAT-059]. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('manageAccounts');
  // A list brings the first picture of each listing alone.
  const { data: whole } = useGetManagedAccountQuery(account?._id ?? skipToken);
  const images = useListingImages(account ? imagesOf(account) : []);
  const [saveAccount] = useSaveAccountMutation();
  const [changeAccount] = useChangeAccountMutation();
  const save = useSaveListing<AccountFormResult>(account, {
    save: (call) => saveAccount(call).unwrap(),
    orderImages: (id, keepImages) => changeAccount({ id, changes: { keepImages } }).unwrap(),
  });
  const form = useForm<AccountFormValues, unknown, AccountFormResult>({
    resolver: zodResolver(accountForm),
    mode: 'onTouched',
    defaultValues: accountFormValues(account),
  });
  return (
    <FormDialog
      title={t(account ? 'edit' : 'add')}
      form={form}
      names={ACCOUNT_FIELDS}
      save={(fields) => save(fields, images.list)}
      done={account ? 'Account updated successfully!' : 'Account created successfully!'}
      failed="Failed to save account"
      reason="instead"
      onClose={onClose}
    >
      <AccountFields />
      <ImageField {...images} pictures={whole?.pictures} />
    </FormDialog>
  );
}
