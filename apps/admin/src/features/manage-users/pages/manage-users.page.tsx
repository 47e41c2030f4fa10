import '../translations';
import { useState } from 'react';
import type { UserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { ListTable } from '../../../components/list-table';
import { DeleteUser } from '../components/delete-user';
import { EditUserDialog } from '../components/edit-user-dialog';
import { useUserColumns } from '../components/user-columns';
import { UserFilters } from '../components/user-filters';
import { UserSessionsDialog } from '../components/user-sessions-dialog';
import { useUserTable } from '../components/use-user-table';

type Open = { kind: 'edit' | 'delete' | 'sessions'; user: UserView } | undefined;

/** The page with the table of users and their presence. */
export default function ManageUsersPage() {
  const { t } = useTranslation('manageUsers');
  const { controls, list } = useUserTable();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const columns = useUserColumns({
    edit: (user) => setOpen({ kind: 'edit', user }),
    remove: (user) => setOpen({ kind: 'delete', user }),
    showSessions: (user) => setOpen({ kind: 'sessions', user }),
  });
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('count', { count: total })}>
      <ListTable
        name={t('users')}
        list={list}
        columns={columns}
        tools={<UserFilters {...controls} />}
        failed="Failed to load users"
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
      />
      {open?.kind === 'edit' && <EditUserDialog user={open.user} onClose={close} />}
      {open?.kind === 'sessions' && <UserSessionsDialog user={open.user} onClose={close} />}
      {open?.kind === 'delete' && <DeleteUser user={open.user} onClose={close} />}
    </PageFrame>
  );
}
