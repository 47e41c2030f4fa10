import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { ImageField } from '../../../listing-images/image-field';
import { imagesOf } from '../../../listing-images/listing-image';
import { useListingImages } from '../../../listing-images/use-listing-images';
import { useSaveListing } from '../../../listings/use-save-listing';
import { skipToken } from '@manette/web-store';
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
  /** The card to change; absent for a new one. */
  card?: GiftCardView | undefined;
  onClose: () => void;
}

/** Adds a gift card or changes one [CAT-064]. */
export function GiftCardDialog({ card, onClose }: GiftCardDialogProps) {
  const { t } = useTranslation('manageGiftCards');
  // A list brings the first picture of each card alone.
  const { data: whole } = useGetManagedGiftCardQuery(card?._id ?? skipToken);
  const images = useListingImages(card ? imagesOf(card) : []);
  const [saveGiftCard] = useSaveGiftCardMutation();
  const [changeGiftCard] = useChangeGiftCardMutation();
  const save = useSaveListing<GiftCardFormResult>(card, {
    save: (call) => saveGiftCard(call).unwrap(),
    orderImages: (id, keepImages) => changeGiftCard({ id, changes: { keepImages } }).unwrap(),
  });
  const form = useForm<GiftCardFormValues, unknown, GiftCardFormResult>({
    resolver: zodResolver(giftCardForm),
    mode: 'onTouched',
    defaultValues: giftCardFormValues(card),
  });
  return (
    <FormDialog
      title={t(card ? 'edit' : 'add')}
      form={form}
      names={GIFT_CARD_FIELDS}
      save={(fields) => save(fields, images.list)}
      done={card ? 'Gift card updated successfully!' : 'Gift card created successfully!'}
      failed="Failed to save gift card"
      reason="beside"
      onClose={onClose}
    >
      <GiftCardFields region={card?.region} />
      <ImageField {...images} pictures={whole?.pictures} />
    </FormDialog>
  );
}
