import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { useGetGiftCardOfUnitsQuery } from '../api/vault.api';
import { UnitsPage } from '../components/units-page';
import { VaultPart } from '../components/vault-part';

/** The page of a gift card's codes. */
export default function GiftCardUnitsPage() {
  const { t } = useTranslation('manageUnits');
  const { id = '' } = useParams();
  const load = useGetGiftCardOfUnitsQuery(id);
  // After the id has changed, `data` still belongs to the former listing; `currentData` does not.
  const { currentData: card } = load;
  return (
    <UnitsPage
      name={card?.name}
      load={load}
      failed="Failed to load gift card details"
      back={{ to: '/admin/giftcards', label: t('backToGiftCards') }}
    >
      <VaultPart listing={{ kind: 'giftcards', id }} kinds={[]} />
    </UnitsPage>
  );
}
