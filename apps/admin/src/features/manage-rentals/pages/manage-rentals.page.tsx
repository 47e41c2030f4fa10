import '../translations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { itemsOf } from '@manette/web-lists';
import { Button, PageFrame } from '@manette/web-ui';
import { ListTable } from '../../../components/list-table';
import { useCountOverdueQuery } from '../api/rentals.api';
import { AddRentalDialog } from '../components/add-rental-dialog';
import { ChangeEndDialog } from '../components/change-end-dialog';
import { ConfirmReturnDialog } from '../components/confirm-return-dialog';
import { useRentalColumns } from '../components/rental-columns';
import { RentalFilters } from '../components/rental-filters';
import { Timeline } from '../components/timeline';
import { useRentalTable } from '../components/use-rental-table';

type Open = { kind: 'end' | 'return'; term: TermView } | { kind: 'add' } | undefined;

/** The page of all rentals: which client has which account until when, and which have to be returned [LIF-094]. */
export default function ManageRentalsPage() {
  const { t } = useTranslation('manageRentals');
  const { controls, list } = useRentalTable();
  const { data: overdue } = useCountOverdueQuery();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const columns = useRentalColumns({
    changeEnd: (term) => setOpen({ kind: 'end', term }),
    confirmReturn: (term) => setOpen({ kind: 'return', term }),
  });
  return (
    <PageFrame
      title={t('title')}
      summary={overdue === undefined ? '' : t('overdueCount', { count: overdue })}
      actions={
        <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
          {t('add')}
        </Button>
      }
    >
      <ListTable
        name={t('rentals')}
        list={list}
        columns={columns}
        tools={<RentalFilters {...controls} />}
        failed="Failed to load rentals"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
      />
      <Timeline terms={itemsOf(list.data)} />
      {open?.kind === 'end' && <ChangeEndDialog term={open.term} onClose={close} />}
      {open?.kind === 'return' && <ConfirmReturnDialog term={open.term} onClose={close} />}
      {open?.kind === 'add' && <AddRentalDialog onClose={close} />}
    </PageFrame>
  );
}
