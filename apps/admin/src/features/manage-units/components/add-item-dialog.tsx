import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormContext } from 'react-hook-form';
import {
  accountItemFields,
  cardItemFields,
  type AccountItemFields,
  type CardItemFields,
} from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Select, TextArea, TextField } from '@manette/web-ui';
import { FormDialog } from '../../../components/form-dialog';
import { useFieldError } from '../../../components/use-field-error';
import { useAddVaultItemMutation, type OfListing } from '../api/vault.api';

interface AddItemDialogProps {
  listing: OfListing;
  /** The kinds of slot that the account may have. */
  kinds: readonly SlotKind[];
  onClose: () => void;
}

const SAVED = { done: 'Item added!', failed: 'Failed to add the item', reason: 'beside' } as const;
/** Prevents the browser from remembering or checking secret contents. */
const UNKEPT = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;

/** Adds an item to the vault: a code, or an account [LIF-071]. */
export const AddItemDialog = (props: AddItemDialogProps) =>
  props.listing.kind === 'giftcards' ? <AddCode {...props} /> : <AddAccount {...props} />;

function AddCode({ listing, onClose }: AddItemDialogProps) {
  const { t } = useTranslation('manageUnits');
  const [add] = useAddVaultItemMutation();
  const form = useForm<CardItemFields>({
    resolver: standardSchemaResolver(cardItemFields),
    defaultValues: { code: '' },
  });
  return (
    <FormDialog
      {...SAVED}
      title={t('addItem')}
      form={form}
      names={['code']}
      save={(fields) => add({ ...listing, fields }).unwrap()}
      onClose={onClose}
    >
      <CodeField />
    </FormDialog>
  );
}

function CodeField() {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('manageUnits');
  const { register } = useFormContext<CardItemFields>();
  const errorOf = useFieldError();
  return <TextField {...UNKEPT} label={t('code')} error={errorOf('code')} {...register('code')} />;
}

function AddAccount({ listing, kinds, onClose }: AddItemDialogProps) {
  const { t } = useTranslation('manageUnits');
  const [add] = useAddVaultItemMutation();
  const form = useForm<AccountItemFields>({
    resolver: standardSchemaResolver(accountItemFields),
    defaultValues: { address: '', password: '', secondStep: '', slotKind: kinds[0] },
  });
  return (
    <FormDialog
      {...SAVED}
      title={t('addItem')}
      form={form}
      names={['address', 'password', 'secondStep', 'slotKind']}
      save={(fields) => add({ ...listing, fields }).unwrap()}
      onClose={onClose}
    >
      <AccountFields kinds={kinds} />
    </FormDialog>
  );
}

function AccountFields({ kinds }: { kinds: readonly SlotKind[] }) {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('manageUnits');
  const { register } = useFormContext<AccountItemFields>();
  const errorOf = useFieldError();
  return (
    <>
      <TextField {...UNKEPT} label={t('address')} error={errorOf('address')} {...register('address')} />
      <TextField {...UNKEPT} label={t('password')} error={errorOf('password')} {...register('password')} />
      <TextArea
        {...UNKEPT}
        rows={3}
        label={t('secondStep')}
        hint={t('secondStepHint')}
        error={errorOf('secondStep')}
        {...register('secondStep')}
      />
      {kinds.length > 1 && (
        <Select
          label={t('slot')}
          options={kinds.map((value) => ({ value, label: t(`slotKinds.${value}`) }))}
          {...register('slotKind')}
        />
      )}
    </>
  );
}
