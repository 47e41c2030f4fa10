import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Link, useNavigate, useParams } from '@manette/web-router';
import { notify, PageFrame, Spinner } from '@manette/web-ui';
import { useGetAccountQuery } from '../api/accounts.api';
import { AccountDetails } from '../components/account-details';

const FAILED = 'Failed to load account details';

/** One account. A listing that cannot be shown sends the reader back to the shelf [CAT-041]. */
export default function AccountPage() {
  const { t } = useTranslation('accounts');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: account, isError } = useGetAccountQuery(id);
  useEffect(() => {
    if (!isError) return;
    notify.error(translateMessage(FAILED), { id: FAILED });
    void navigate('/accounts', { replace: true });
  }, [isError, navigate]);

  return (
    <PageFrame back={<Link to="/accounts" />} backLabel={t('back')}>
      {account ? <AccountDetails account={account} /> : <Spinner label={t('loading')} page />}
    </PageFrame>
  );
}
