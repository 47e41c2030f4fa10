import '../translations';
import { slotKindsOf } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { RentalSlots } from '../../../rental-slots/rental-slots';
import { useGetAccountOfUnitsQuery, useGetVaultQuery } from '../api/vault.api';
import { UnitsPage } from '../components/units-page';
import { VaultPart } from '../components/vault-part';

/** The page of an account's vault items and rental slots. */
export default function AccountUnitsPage() {
  const { t } = useTranslation('manageUnits');
  const { id = '' } = useParams();
  const load = useGetAccountOfUnitsQuery(id);
  // After the id has changed, `data` still belongs to the former listing; `currentData` does not.
  const { currentData: account } = load;
  const { currentData: vault } = useGetVaultQuery({ kind: 'accounts', id });
  const kinds = account ? slotKindsOf(account.console, account.service) : [];
  return (
    <UnitsPage
      name={account?.codeName}
      load={load}
      failed="Failed to load account details"
      back={{ to: '/admin/accounts', label: t('backToAccounts') }}
    >
      <VaultPart listing={{ kind: 'accounts', id }} kinds={kinds} />
      <RentalSlots accountId={id} hasVault={vault?.enabled} />
    </UnitsPage>
  );
}
