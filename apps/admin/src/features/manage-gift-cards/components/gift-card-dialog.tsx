import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { skipToken } from '@manette/web-store';
import { ListingFormDialog } from '../../../listings/listing-form-dialog';
import {
  useChangeGiftCardMutation,
  useGetManagedGiftCardQuery,
  useSaveGiftCardMutation,
} from '../api/managed-gift-cards.api';
import {
  GIFT_CARD_FIELDS,
  giftCardForm,
  giftCardFormValues,
  type GiftCardFormResult,
  type GiftCardFormValues,
} from './gift-card-form';
import { GiftCardFields } from './gift-card-fields';

interface GiftCardDialogProps {
  /** The card to change; undefined for a new one. */
  card: GiftCardView | undefined;
  onClose: () => void;
}

/** Adds or changes a gift card [CAT-064]. */
export function GiftCardDialog({ card, onClose }: GiftCardDialogProps) {
  const { t } = useTranslation('manageGiftCards');
  const { data: loaded } = useGetManagedGiftCardQuery(card?._id ?? skipToken);
  const [saveGiftCard] = useSaveGiftCardMutation();
  const [changeGiftCard] = useChangeGiftCardMutation();
  const form = useForm<GiftCardFormValues, unknown, GiftCardFormResult>({
    resolver: zodResolver(giftCardForm),
    mode: 'onTouched',
    defaultValues: giftCardFormValues(card),
  });
  return (
    <ListingFormDialog
      listing={card}
      pictures={loaded?.pictures}
      title={t(card ? 'edit' : 'add')}
      form={form}
      names={GIFT_CARD_FIELDS}
      save={(call) => saveGiftCard(call).unwrap()}
      orderImages={(id, keepImages) => changeGiftCard({ id, changes: { keepImages } }).unwrap()}
      created="Gift card created successfully!"
      updated="Gift card updated successfully!"
      failed="Failed to save gift card"
      reason="beside"
      onClose={onClose}
    >
      <GiftCardFields region={card?.region} counted={card?.countedStock} />
    </ListingFormDialog>
  );
}
