import '../translations';
import { slotKindsOf } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { useGetAccountOfUnitsQuery } from '../api/vault.api';
import { UnitsPage } from '../components/units-page';
import { VaultPart } from '../components/vault-part';

/** The items of an account listing. */
export default function AccountUnitsPage() {
  const { t } = useTranslation('manageUnits');
  const { id = '' } = useParams();
  const { data: account, isError } = useGetAccountOfUnitsQuery(id);
  const kinds = account ? slotKindsOf(account.console, account.service) : [];
  return (
    <UnitsPage
      name={account?.codeName}
      isMissing={isError}
      back={{ to: '/admin/accounts', label: t('backToAccounts') }}
    >
      <VaultPart listing={{ kind: 'accounts', id }} kinds={kinds} />
    </UnitsPage>
  );
}
