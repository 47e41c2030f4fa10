import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { DeleteDialog } from '../../../components/delete-dialog';
import { useDeleteGiftCardMutation } from '../api/managed-gift-cards.api';

/** Asks before a gift card is deleted [CAT-145]. */
export function DeleteGiftCard({ card, onClose }: { card: GiftCardView; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  const [deleteGiftCard] = useDeleteGiftCardMutation();
  return (
    <DeleteDialog
      name={card.name}
      run={() => deleteGiftCard(card._id).unwrap()}
      done="Gift card deleted successfully!"
      failed="Failed to delete gift card"
      onClose={onClose}
    >
      {t('deleteListing')}
    </DeleteDialog>
  );
}
