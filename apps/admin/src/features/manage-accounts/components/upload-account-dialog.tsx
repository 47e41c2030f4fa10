import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FILE_MESSAGES } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop } from '@manette/web-ui';
import { ImageField } from '../../../listing-images/image-field';
import { filesOf } from '../../../listing-images/listing-image';
import { useListingImages } from '../../../listing-images/use-listing-images';
import { ChosenFile } from '../../../file-upload/chosen-file';
import { FileFaults } from '../../../file-upload/file-faults';
import { UploadDialog } from '../../../file-upload/upload-dialog';
import { useChosenFile } from '../../../file-upload/use-chosen-file';
import { AccountFormatHelp } from './account-format-help';
import { AccountPreview } from './account-preview';
import { readAccountFile } from './read-account-file';
import { useUploadAccount } from './use-upload-account';

/** Creates an account from a prix.txt file with its images [CAT-060, CAT-112, CAT-113]. */
export function UploadAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageAccounts');
  const { file, parsed, choose } = useChosenFile(readAccountFile);
  const images = useListingImages([]);
  const upload = useUploadAccount();
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (!file) return;
    // Read again: a file chosen a moment ago may not be parsed yet.
    const { fields } = await readAccountFile(file);
    if (fields) await upload.send(file, filesOf(images.list));
  };
  return (
    <UploadDialog title={t('upload')} upload={upload} onUpload={submit} onClose={onClose}>
      <FileDrop
        label={t('prixFile')}
        detail={file ? <ChosenFile file={file} /> : t('prixFileHint')}
        icon={<FileText aria-hidden />}
        accept=".txt,text/plain"
        disabled={upload.underWay}
        error={isTried && !file ? translateMessage(FILE_MESSAGES.accountFileMissing) : undefined}
        onFiles={([chosen]) => chosen && void choose(chosen)}
      />
      {parsed?.fields && <AccountPreview fields={parsed.fields} />}
      {parsed && parsed.faults.length > 0 && <FileFaults faults={parsed.faults} />}
      <ImageField {...images} disabled={upload.underWay} />
      <AccountFormatHelp />
    </UploadDialog>
  );
}
