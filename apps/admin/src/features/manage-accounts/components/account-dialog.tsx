import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { skipToken } from '@manette/web-store';
import { ListingFormDialog } from '../../../listings/listing-form-dialog';
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
  /** The listing to change; undefined for a new one. */
  account: AccountView | undefined;
  onClose: () => void;
}

/** Adds or changes an account [CAT-059]. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation('manageAccounts');
  const { data: loaded } = useGetManagedAccountQuery(account?._id ?? skipToken);
  const [saveAccount] = useSaveAccountMutation();
  const [changeAccount] = useChangeAccountMutation();
  const form = useForm<AccountFormValues, unknown, AccountFormResult>({
    resolver: zodResolver(accountForm),
    mode: 'onTouched',
    defaultValues: accountFormValues(account),
  });
  return (
    <ListingFormDialog
      listing={account}
      pictures={loaded?.pictures}
      title={t(account ? 'edit' : 'add')}
      form={form}
      names={ACCOUNT_FIELDS}
      save={(call) => saveAccount(call).unwrap()}
      orderImages={(id, keepImages) => changeAccount({ id, changes: { keepImages } }).unwrap()}
      created="Account created successfully!"
      updated="Account updated successfully!"
      failed="Failed to save account"
      reason="instead"
      onClose={onClose}
    >
      <AccountFields counted={account?.countedStock} />
    </ListingFormDialog>
  );
}
