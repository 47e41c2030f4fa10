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
  const { data: account, isError } = useGetAccountOfUnitsQuery(id);
  const { data: vault } = useGetVaultQuery({ kind: 'accounts', id });
  const kinds = account ? slotKindsOf(account.console, account.service) : [];
  return (
    <UnitsPage
      name={account?.codeName}
      isMissing={isError}
      back={{ to: '/admin/accounts', label: t('backToAccounts') }}
    >
      <VaultPart listing={{ kind: 'accounts', id }} kinds={kinds} />
      <RentalSlots accountId={id} hasVault={vault?.enabled ?? false} />
    </UnitsPage>
  );
}
