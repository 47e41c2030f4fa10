import '../../../words/translations';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { AccountView } from '@manette/contracts/catalog';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, notify } from '@manette/web-ui';
import { showServerFaults } from '../../../forms/server-faults';
import { ImageField } from '../../../images/image-field';
import { imagesOf } from '../../../images/listing-image';
import { useListingImages } from '../../../images/use-listing-images';
import {
  ACCOUNT_FIELDS,
  accountForm,
  accountFormValues,
  type AccountFormResult,
  type AccountFormValues,
} from './account-form';
import { AccountFields } from './account-fields';
import { useSaveAccount } from './use-save-account';

interface AccountDialogProps {
  /** The listing to change; absent for a new one. */
  account?: AccountView | undefined;
  onClose: () => void;
}

/** Adds a listing or changes one [CAT-059]. */
export function AccountDialog({ account, onClose }: AccountDialogProps) {
  const { t } = useTranslation(['manageAccounts', 'backOffice']);
  const id = useId();
  const images = useListingImages(account ? imagesOf(account) : []);
  const save = useSaveAccount(account);
  const form = useForm<AccountFormValues, unknown, AccountFormResult>({
    resolver: zodResolver(accountForm),
    mode: 'onTouched',
    defaultValues: accountFormValues(account),
  });
  const { isSubmitting } = form.formState;
  const submit = async (fields: AccountFormResult) => {
    try {
      await save(fields, images.list);
      notify.success(
        translateMessage(account ? 'Account updated successfully!' : 'Account created successfully!'),
      );
      onClose();
    } catch (error) {
      showServerFaults<AccountFormValues>(error, ACCOUNT_FIELDS, form.setError);
      notify.error(translateMessage(errorMessage(error, 'Failed to save account')));
    }
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t(account ? 'edit' : 'add')}
      closeLabel={t('backOffice:close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('backOffice:cancel')}
          </Button>
          <Button type="submit" form={id} look="primary" loading={isSubmitting}>
            {t('backOffice:save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          <AccountFields />
          <ImageField {...images} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
