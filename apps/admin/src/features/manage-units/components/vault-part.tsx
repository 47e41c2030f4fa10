import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { ITEM_STATES, type VaultItemView } from '@manette/contracts/fulfilment';
import type { SlotKind } from '@manette/contracts/rentals';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { oneOf } from '@manette/web-lists';
import { Button, FilterSelect, notify, Panel, Switch } from '@manette/web-ui';
import { DeleteDialog } from '../../../components/delete-dialog';
import { ListTable } from '../../../components/list-table';
import { PartFailed } from '../../../components/load-failed';
import {
  useDeleteVaultItemMutation,
  useGetVaultItemsInfiniteQuery,
  useGetVaultQuery,
  useSwitchVaultMutation,
  type OfListing,
} from '../api/vault.api';
import { AddItemDialog } from './add-item-dialog';
import { ImportCodesDialog } from './import-codes-dialog';
import { useItemColumns } from './item-columns';

type Opened = 'add' | 'import' | VaultItemView;

/** The vault of a listing: its switch and its items [LIF-071]. */
export function VaultPart({ listing, kinds }: { listing: OfListing; kinds: readonly SlotKind[] }) {
  const { t } = useTranslation('manageUnits');
  const [state, setState] = useState('');
  const [opened, open] = useState<Opened>();
  const items = useGetVaultItemsInfiniteQuery({ ...listing, state: oneOf(ITEM_STATES, state) });
  const columns = useItemColumns(kinds.length > 0, open);
  const [remove] = useDeleteVaultItemMutation();
  const close = () => open(undefined);
  return (
    <section aria-label={t('vault')} className="grid gap-4">
      <VaultSwitch listing={listing} />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon={<Plus aria-hidden className="size-4" />} onClick={() => open('add')}>
          {t('addItem')}
        </Button>
        {listing.kind === 'giftcards' && (
          <Button
            look="outline"
            icon={<Upload aria-hidden className="size-4" />}
            onClick={() => open('import')}
          >
            {t('importCodes')}
          </Button>
        )}
      </div>
      <ListTable
        name={t('items')}
        list={items}
        columns={columns}
        tools={
          <FilterSelect
            label={t('state')}
            all={t('anyState')}
            options={ITEM_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={state}
            onChoose={setState}
          />
        }
        failed="Failed to load the items"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={state !== ''}
        clear={() => setState('')}
      />
      {opened === 'add' && <AddItemDialog listing={listing} kinds={kinds} onClose={close} />}
      {opened === 'import' && <ImportCodesDialog listing={listing} onClose={close} />}
      {typeof opened === 'object' && (
        <DeleteDialog
          name={t('item', { number: opened.number })}
          run={() => remove({ id: listing.id, itemId: opened._id }).unwrap()}
          done="Item deleted successfully!"
          failed="Failed to delete the item"
          onClose={close}
        >
          {t('deleteText')}
        </DeleteDialog>
      )}
    </section>
  );
}

function VaultSwitch({ listing }: { listing: OfListing }) {
  const { t } = useTranslation('manageUnits');
  const load = useGetVaultQuery(listing);
  const { data: vault, error: failure } = load;
  const [change, { isLoading }] = useSwitchVaultMutation();
  const turn = async (enabled: boolean) => {
    const { error } = await change({ ...listing, enabled });
    if (error) notify.error(translateMessage(errorMessage(error, 'Failed to switch the vault')));
  };
  if (!vault) return failure ? <PartFailed load={load} /> : null;
  const { enabled, ...counts } = vault;
  return (
    <Panel>
      <Switch
        label={t('deliver')}
        hint={t('deliverHint')}
        checked={enabled}
        disabled={isLoading}
        onChange={({ target }) => void turn(target.checked)}
      />
      <p role="status" className="mt-2 text-2 text-muted">
        {t('counts', counts)}
      </p>
    </Panel>
  );
}
