import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigate, useParams } from '@manette/web-router';
import { notify, PageFrame, Spinner } from '@manette/web-ui';
import { ShelfLink } from '../../../shelf/shelf-link';
import { useShelf } from '../../../shelf/use-shelf';
import { useGetAccountQuery } from '../api/accounts.api';
import { AccountDetails } from '../components/account-details';

const FAILED = 'Failed to load account details';

/** One account. A listing that cannot be shown sends the reader back to the shelf [CAT-041]. */
export default function AccountPage() {
  const { t } = useTranslation('accounts');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { address: shelf } = useShelf('/accounts');
  const { data: account, isError } = useGetAccountQuery(id);
  useEffect(() => {
    if (!isError) return;
    notify.error(translateMessage(FAILED), { id: FAILED });
    void navigate(shelf, { replace: true });
  }, [isError, navigate, shelf]);

  return (
    <PageFrame back={<ShelfLink path="/accounts" />} backLabel={t('back')}>
      {account ? <AccountDetails account={account} /> : <Spinner label={t('loading')} page />}
    </PageFrame>
  );
}
