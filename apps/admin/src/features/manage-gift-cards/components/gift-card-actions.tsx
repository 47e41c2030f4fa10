import { Plus, Upload } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { ExportButton } from '../../../components/export-button';

/** What can be done with the catalogue of gift cards as a whole. */
export function GiftCardActions({ onOpen }: { onOpen: (dialog: 'add' | 'upload') => void }) {
  const { t } = useTranslation('manageGiftCards');
  return (
    <>
      <ExportButton path="/giftcards/export" name="gift-cards.csv" failed="Failed to export gift cards" />
      <Button
        look="outline"
        icon={<Upload aria-hidden className="size-4" />}
        onClick={() => onOpen('upload')}
      >
        {t('bulkUpload')}
      </Button>
      <Button look="primary" icon={<Plus aria-hidden className="size-4" />} onClick={() => onOpen('add')}>
        {t('add')}
      </Button>
    </>
  );
}
