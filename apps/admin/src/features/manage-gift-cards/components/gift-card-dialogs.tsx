import type { FileFault, GiftCardView } from '@manette/contracts/catalog';
import { DeleteMany } from '../../../bulk-actions/delete-many';
import { SetStockOfMany } from '../../../bulk-actions/set-stock-of-many';
import { useChangeGiftCardMutation, useDeleteGiftCardMutation } from '../api/managed-gift-cards.api';
import { BulkUploadDialog } from './bulk-upload-dialog';
import { DeleteGiftCard } from './delete-gift-card';
import { GiftCardDialog } from './gift-card-dialog';

export type OpenDialog =
  | { kind: 'add' | 'upload' }
  | { kind: 'edit' | 'delete'; card: GiftCardView }
  | { kind: 'deleteMany' | 'setStock'; cards: GiftCardView[] }
  | undefined;

interface GiftCardDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  /** Hears what the server left out of an upload. */
  onLeftOut: (faults: FileFault[]) => void;
}

const nameOf = ({ name }: GiftCardView) => name;

/** The dialog that is open on the page, if any. */
export function GiftCardDialogs({ open, onClose, onLeftOut }: GiftCardDialogsProps) {
  const [deleteCard] = useDeleteGiftCardMutation();
  const [changeCard] = useChangeGiftCardMutation();
  const setStock = ({ _id: id }: GiftCardView, available: number) =>
    changeCard({ id, changes: { available } }).unwrap();
  switch (open?.kind) {
    case 'add':
      return <GiftCardDialog onClose={onClose} />;
    case 'upload':
      return <BulkUploadDialog onClose={onClose} onLeftOut={onLeftOut} />;
    case 'edit':
      return <GiftCardDialog card={open.card} onClose={onClose} />;
    case 'delete':
      return <DeleteGiftCard card={open.card} onClose={onClose} />;
    case 'deleteMany':
      return (
        <DeleteMany
          rows={open.cards}
          nameOf={nameOf}
          remove={({ _id }) => deleteCard(_id).unwrap()}
          onClose={onClose}
        />
      );
    case 'setStock':
      return <SetStockOfMany rows={open.cards} nameOf={nameOf} setStock={setStock} onClose={onClose} />;
    default:
      return null;
  }
}
