import '../translations';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { Button, PageFrame } from '@manette/web-ui';
import { ListTable } from '../../../table/list-table';
import { useAccountColumns } from '../components/account-columns';
import { AccountDialog } from '../components/account-dialog';
import { AccountFilters } from '../components/account-filters';
import { DeleteAccount } from '../components/delete-account';
import { UploadAccountDialog } from '../components/upload-account-dialog';
import { useAccountTable } from '../components/use-account-table';

type Open = { kind: 'add' | 'upload' } | { kind: 'edit' | 'delete'; account: AccountView } | undefined;

/** The table of account listings, kept as other people change it. */
export default function ManageAccountsPage() {
  const { t } = useTranslation('manageAccounts');
  const { controls, list } = useAccountTable();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const columns = useAccountColumns({
    edit: (account) => setOpen({ kind: 'edit', account }),
    remove: (account) => setOpen({ kind: 'delete', account }),
  });
  const total = totalOf(list.data);
  return (
    <PageFrame
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      actions={
        <>
          <Button
            look="outline"
            icon={<Upload aria-hidden className="size-4" />}
            onClick={() => setOpen({ kind: 'upload' })}
          >
            {t('upload')}
          </Button>
          <Button
            look="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => setOpen({ kind: 'add' })}
          >
            {t('add')}
          </Button>
        </>
      }
    >
      <ListTable
        name={t('accounts')}
        list={list}
        columns={columns}
        tools={<AccountFilters {...controls} />}
        failed="Failed to load accounts"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
      />
      {open?.kind === 'add' && <AccountDialog onClose={close} />}
      {open?.kind === 'edit' && <AccountDialog account={open.account} onClose={close} />}
      {open?.kind === 'upload' && <UploadAccountDialog onClose={close} />}
      {open?.kind === 'delete' && <DeleteAccount account={open.account} onClose={close} />}
    </PageFrame>
  );
}
