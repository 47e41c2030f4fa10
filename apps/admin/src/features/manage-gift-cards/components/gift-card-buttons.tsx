import { Plus, Upload } from 'lucide-react';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { ExportButton } from '../../../components/export-button';
import type { OpenDialog } from '../../../listings/listing-dialogs';

export type GiftCardUpload = 'manyCards';

/** The buttons of the page: export, upload, add. */
export function GiftCardButtons({
  onOpen,
}: {
  onOpen: (dialog: OpenDialog<GiftCardView, GiftCardUpload>) => void;
}) {
  const { t } = useTranslation('manageGiftCards');
  return (
    <>
      <ExportButton path="/giftcards/export" name="gift-cards.csv" failed="Failed to export gift cards" />
      <Button
        look="outline"
        icon={<Upload aria-hidden className="size-4" />}
        onClick={() => onOpen({ dialog: 'upload', upload: 'manyCards' })}
      >
        {t('bulkUpload')}
      </Button>
      <Button
        look="primary"
        icon={<Plus aria-hidden className="size-4" />}
        onClick={() => onOpen({ dialog: 'add' })}
      >
        {t('add')}
      </Button>
    </>
  );
}
