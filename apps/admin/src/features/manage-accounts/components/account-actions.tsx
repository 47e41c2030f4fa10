import { FileSpreadsheet, Plus, Upload } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { ExportButton } from '../../../components/export-button';

/** What can be done with the catalogue of accounts as a whole. */
export function AccountActions({ onOpen }: { onOpen: (dialog: 'add' | 'upload' | 'import') => void }) {
  const { t } = useTranslation('manageAccounts');
  return (
    <>
      <ExportButton path="/accounts/export" name="accounts.csv" failed="Failed to export accounts" />
      <Button
        look="outline"
        icon={<FileSpreadsheet aria-hidden className="size-4" />}
        onClick={() => onOpen('import')}
      >
        {t('import')}
      </Button>
      <Button
        look="outline"
        icon={<Upload aria-hidden className="size-4" />}
        onClick={() => onOpen('upload')}
      >
        {t('upload')}
      </Button>
      <Button look="primary" icon={<Plus aria-hidden className="size-4" />} onClick={() => onOpen('add')}>
        {t('add')}
      </Button>
    </>
  );
}
