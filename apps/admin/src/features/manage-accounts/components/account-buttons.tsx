import { FileSpreadsheet, Plus, Upload } from 'lucide-react';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { ExportButton } from '../../../components/export-button';
import type { OpenDialog } from '../../../listings/listing-dialogs';

/** The upload of one account from a prix.txt, or of many from a CSV file. */
export type AccountUpload = 'oneAccount' | 'manyAccounts';

/** The buttons of the page: export, uploads, add. */
export function AccountButtons({
  onOpen,
}: {
  onOpen: (dialog: OpenDialog<AccountView, AccountUpload>) => void;
}) {
  const { t } = useTranslation('manageAccounts');
  return (
    <>
      <ExportButton path="/accounts/export" name="accounts.csv" failed="Failed to export accounts" />
      <Button
        look="outline"
        icon={<FileSpreadsheet aria-hidden className="size-4" />}
        onClick={() => onOpen({ dialog: 'upload', upload: 'manyAccounts' })}
      >
        {t('import')}
      </Button>
      <Button
        look="outline"
        icon={<Upload aria-hidden className="size-4" />}
        onClick={() => onOpen({ dialog: 'upload', upload: 'oneAccount' })}
      >
        {t('upload')}
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
