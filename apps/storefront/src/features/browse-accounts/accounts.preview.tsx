import './translations';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { AccountFilters } from './components/account-filters';
import { AccountShelf } from './components/account-shelf';

const ignore = () => undefined;

/** Shows the shelf of accounts before its page is loaded: the links of its cards work, its filters do not yet. */
function AccountsPreview({ accounts, total, limit }: Previewed<{ accounts: AccountView[]; total: number }>) {
  const { t } = useTranslation('accounts');
  return (
    <PageFrame title={t('title')} summary={t('found', { count: total })}>
      <div inert>
        <AccountFilters text="" filters={{}} search={ignore} choose={ignore} />
      </div>
      <AccountShelf accounts={accounts.slice(0, limit)} busy={false} />
    </PageFrame>
  );
}

showPreview(['/api/accounts'], AccountsPreview);
