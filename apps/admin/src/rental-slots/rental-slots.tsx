import './translations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { SlotView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { Button, Panel } from '@manette/web-ui';
import { DeleteDialog } from '../components/delete-dialog';
import { PartFailed } from '../components/load-failed';
import { AddSlotsDialog } from './add-slots-dialog';
import { LedgerSwitch } from './ledger-switch';
import { useDeleteSlotMutation, useGetLedgerQuery } from './ledger.api';
import { SlotTable } from './slot-table';

interface RentalSlotsProps {
  accountId: string;
  /** Whether the vault delivers the account: each slot is then an item. Nothing is shown while it is undefined. */
  hasVault: boolean | undefined;
}

/** The rental ledger of an account, for the page of its units: its switch and its slots [LIF-071]. */
export function RentalSlots({ accountId, hasVault }: RentalSlotsProps) {
  const { t } = useTranslation('rentalSlots');
  const load = useGetLedgerQuery(accountId);
  const { data: ledger, error } = load;
  const [deleteSlot] = useDeleteSlotMutation();
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<SlotView>();
  if (!ledger) return error ? <PartFailed load={load} failed="Failed to load slots" /> : null;
  if (hasVault === undefined) return null;
  return (
    <Panel className="grid gap-4">
      <LedgerSwitch accountId={accountId} ledger={ledger} hasVault={hasVault} />
      {ledger.enabled && (
        <>
          {hasVault ? (
            <p className="text-2 text-muted">{t('ofItems')}</p>
          ) : (
            <Button
              className="justify-self-start"
              icon={<Plus aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('add')}
            </Button>
          )}
          <SlotTable slots={ledger.slots} {...(hasVault ? {} : { onDelete: setDeleted })} />
        </>
      )}
      {isAdding && (
        <AddSlotsDialog accountId={accountId} kinds={ledger.kinds} onClose={() => setAdding(false)} />
      )}
      {deleted && (
        <DeleteDialog
          name={deleted.label}
          run={() => deleteSlot({ accountId, id: deleted._id }).unwrap()}
          done="Slot deleted successfully!"
          failed="Failed to delete slot"
          onClose={() => setDeleted(undefined)}
        >
          {t('deleteText')}
        </DeleteDialog>
      )}
    </Panel>
  );
}
