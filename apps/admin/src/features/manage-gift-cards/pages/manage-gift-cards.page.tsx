import '../translations';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { ListingsPage } from '../../../listings/listings-page';
import { useChangeGiftCardMutation, useDeleteGiftCardMutation } from '../api/managed-gift-cards.api';
import { BulkUploadDialog } from '../components/bulk-upload-dialog';
import { CardFormatHelp } from '../components/card-format-help';
import { GiftCardButtons, type GiftCardUpload } from '../components/gift-card-buttons';
import { useGiftCardColumns } from '../components/gift-card-columns';
import { GiftCardDialog } from '../components/gift-card-dialog';
import { GiftCardFilters } from '../components/gift-card-filters';
import { useGiftCardTable } from '../components/use-gift-card-table';

/** The page with the table of gift cards, which follows changes by other users. */
export default function ManageGiftCardsPage() {
  const { t } = useTranslation('manageGiftCards');
  const table = useGiftCardTable();
  const columns = useGiftCardColumns();
  const [deleteCard] = useDeleteGiftCardMutation();
  const [changeCard] = useChangeGiftCardMutation();
  const total = totalOf(table.list.data);
  return (
    <ListingsPage<GiftCardView, GiftCardUpload>
      path="/admin/giftcards"
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      name={t('giftCards')}
      table={table}
      columns={columns}
      pictureShape="lying"
      filters={<GiftCardFilters {...table.controls} />}
      failed="Failed to load gift cards"
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      help={<CardFormatHelp />}
      buttons={(open) => <GiftCardButtons onOpen={open} />}
      actions={{
        nameOf: ({ name }) => name,
        change: (id, changes) => changeCard({ id, changes }).unwrap(),
        remove: (id) => deleteCard(id).unwrap(),
        deleted: 'Gift card deleted successfully!',
        deleteFailed: 'Failed to delete gift card',
        form: (card, onClose) => <GiftCardDialog card={card} onClose={onClose} />,
        upload: (_, props) => <BulkUploadDialog {...props} />,
      }}
    />
  );
}
