import '../translations';
import { useState } from 'react';
import type { AccountView, FileFault } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { SelectionBar } from '../../../bulk-actions/selection-bar';
import { ListTable } from '../../../components/list-table';
import { LeftOut } from '../../../file-upload/skipped-lines';
import { AccountActions } from '../components/account-actions';
import { useAccountColumns } from '../components/account-columns';
import { AccountDialogs, type OpenDialog } from '../components/account-dialogs';
import { AccountFilters } from '../components/account-filters';
import { useAccountTable } from '../components/use-account-table';

/** The table of account listings, kept as other people change it. */
export default function ManageAccountsPage() {
  const { t } = useTranslation('manageAccounts');
  const { controls, order, list, selection } = useAccountTable();
  const [open, setOpen] = useState<OpenDialog>();
  const [leftOut, setLeftOut] = useState<FileFault[]>([]);
  const many = (kind: 'deleteMany' | 'setStock') => () => setOpen({ kind, accounts: selection.selected });
  const columns = useAccountColumns({
    selection,
    edit: (account: AccountView) => setOpen({ kind: 'edit', account }),
    remove: (account: AccountView) => setOpen({ kind: 'delete', account }),
  });
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      actions={<AccountActions onOpen={(kind) => setOpen({ kind })} />}
    >
      <LeftOut faults={leftOut} onClose={() => setLeftOut([])} />
      <ListTable
        name={t('accounts')}
        list={list}
        columns={columns}
        order={order}
        tools={<AccountFilters {...controls} />}
        failed="Failed to load accounts"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
        foot={
          <SelectionBar selection={selection} onDelete={many('deleteMany')} onSetStock={many('setStock')} />
        }
      />
      <AccountDialogs open={open} onClose={() => setOpen(undefined)} onLeftOut={setLeftOut} />
    </PageFrame>
  );
}
