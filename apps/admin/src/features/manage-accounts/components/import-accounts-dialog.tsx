import { FileText } from 'lucide-react';
import { useState } from 'react';
import { parseAccountListFile, type FileError } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop, formatAmount } from '@manette/web-ui';
import { ImageField } from '../../../listing-images/image-field';
import { filesOf } from '../../../listing-images/listing-image';
import { useListingImages } from '../../../listing-images/use-listing-images';
import { ChosenFile } from '../../../file-upload/chosen-file';
import { FileFaults } from '../../../file-upload/file-faults';
import { ListPreview } from '../../../file-upload/list-preview';
import { readListFile } from '../../../file-upload/read-list-file';
import { UploadDialog } from '../../../file-upload/upload-dialog';
import { uploadForm } from '../../../file-upload/upload-form';
import { useChosenFile } from '../../../file-upload/use-chosen-file';
import { useListUpload } from '../../../file-upload/use-list-upload';
import { useImportAccountsMutation } from '../api/upload-accounts.api';
import { AccountListHelp } from './account-list-help';

const NO_ACCOUNTS = 'The file holds no accounts';
const NO_FILE = 'Please select a CSV file';

const read = (file: File) => readListFile(file, parseAccountListFile, NO_ACCOUNTS);

interface ImportAccountsDialogProps {
  onClose: () => void;
  /** Receives the errors of the lines that the server did not import. */
  onSkipped: (faults: FileError[]) => void;
}

/** Creates many accounts from a file in the format of the export; the optional images are the same for all. */
export function ImportAccountsDialog({ onClose, onSkipped }: ImportAccountsDialogProps) {
  const { t } = useTranslation('manageAccounts');
  const { file, parsed, choose } = useChosenFile(read);
  const images = useListingImages([]);
  const [importAccounts] = useImportAccountsMutation();
  const upload = useListUpload({
    call: importAccounts,
    uploaded: (count) => t('uploaded', { count }),
    failed: 'Failed to upload accounts',
    onSkipped,
  });
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (!file) return;
    const { rows } = await read(file);
    if (rows.length > 0) await upload.send(uploadForm(file, { images: filesOf(images.list) }));
  };
  return (
    <UploadDialog
      title={t('import')}
      upload={upload}
      creating={t('creatingMany')}
      showsReason
      onUpload={submit}
      onClose={onClose}
    >
      <FileDrop
        label={t('csvFile')}
        detail={file ? <ChosenFile file={file} /> : t('csvFileHint')}
        icon={<FileText aria-hidden />}
        accept=".csv,.txt,text/csv,text/plain"
        disabled={upload.underWay}
        error={isTried && !file ? translateMessage(NO_FILE) : undefined}
        onFiles={([chosen]) => chosen && void choose(chosen)}
      />
      {parsed && parsed.rows.length > 0 && (
        <ListPreview title={t('willCreate', { count: parsed.rows.length })} rows={parsed.rows}>
          {({ codeName, console, prix }) =>
            `${codeName} · ${console} · ${formatAmount(prix.amount)} ${prix.currency}`
          }
        </ListPreview>
      )}
      {parsed && parsed.faults.length > 0 && <FileFaults faults={parsed.faults} />}
      <ImageField {...images} disabled={upload.underWay} />
      <AccountListHelp />
    </UploadDialog>
  );
}
