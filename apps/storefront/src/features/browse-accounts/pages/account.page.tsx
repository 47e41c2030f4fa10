import '../details/translations';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { useAppSelector } from '@manette/web-store';
import { ListingPage } from '../../../listings/components/listing-page';
import { selectKnownAccount, useGetAccountQuery } from '../api/accounts.api';
import { AccountDetails } from '../components/account-details';

/** One account. */
export default function AccountPage() {
  const { t } = useTranslation('accountDetails');
  const { id = '' } = useParams();
  return (
    <ListingPage
      query={useGetAccountQuery(id)}
      known={useAppSelector(selectKnownAccount(id))}
      kind="account"
      path="/accounts"
      backLabel={t('back')}
      failed="Failed to load account details"
    >
      {(account: AccountView) => <AccountDetails account={account} />}
    </ListingPage>
  );
}
