import { FileText, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { FILE_MESSAGES, type FileError } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop, formatAmount } from '@manette/web-ui';
import { ChosenFile } from '../../../file-upload/chosen-file';
import { FileFaults } from '../../../file-upload/file-faults';
import { ListPreview } from '../../../file-upload/list-preview';
import { UploadDialog } from '../../../file-upload/upload-dialog';
import { uploadForm } from '../../../file-upload/upload-form';
import { useChosenFile } from '../../../file-upload/use-chosen-file';
import { useListUpload } from '../../../file-upload/use-list-upload';
import { useBulkUploadGiftCardsMutation } from '../api/bulk-upload.api';
import { CardFormatHelp } from './card-format-help';
import { readCardFile } from './card-files';
import { useCardImage } from './use-card-image';

interface BulkUploadDialogProps {
  onClose: () => void;
  /** Receives the errors of the lines that the server did not import. */
  onSkipped: (faults: FileError[]) => void;
}

/** Creates many gift cards from a prix file, with one image for all [CAT-065, CAT-129]. */
export function BulkUploadDialog({ onClose, onSkipped }: BulkUploadDialogProps) {
  const { t } = useTranslation('manageGiftCards');
  const prix = useChosenFile(readCardFile);
  const picture = useCardImage();
  const [bulkUpload] = useBulkUploadGiftCardsMutation();
  const upload = useListUpload({
    call: bulkUpload,
    uploaded: (count) => t('uploaded', { count }),
    failed: 'Failed to upload gift cards',
    onSkipped,
  });
  const [isTried, setTried] = useState(false);
  const { parsed } = prix;
  const submit = async () => {
    setTried(true);
    if (!prix.file || !picture.image) return;
    // Read again: a file chosen a moment ago may not be parsed yet.
    const { rows } = await readCardFile(prix.file);
    if (rows.length > 0) await upload.send(uploadForm(prix.file, { image: picture.image }));
  };
  const missing = isTried && !picture.fault ? translateMessage(FILE_MESSAGES.cardFilesMissing) : undefined;
  return (
    <UploadDialog
      title={t('bulkUpload')}
      upload={upload}
      creating={t('creating')}
      showsReason
      onUpload={submit}
      onClose={onClose}
    >
      <FileDrop
        label={t('prixFile')}
        detail={prix.file ? <ChosenFile file={prix.file} /> : t('prixFileHint')}
        icon={<FileText aria-hidden />}
        accept=".txt,.csv,text/plain,text/csv"
        disabled={upload.underWay}
        error={prix.file ? undefined : missing}
        onFiles={([file]) => file && void prix.choose(file)}
      />
      {parsed && parsed.rows.length > 0 && (
        <ListPreview title={t('willCreate', { count: parsed.rows.length })} rows={parsed.rows}>
          {({ name, region, price }) =>
            t('cardLine', {
              name,
              region: translateMessage(region),
              price: `${formatAmount(price.amount)} ${price.currency}`,
            })
          }
        </ListPreview>
      )}
      {parsed && parsed.faults.length > 0 && <FileFaults faults={parsed.faults} />}
      <FileDrop
        label={t('image')}
        detail={picture.image ? <ChosenFile file={picture.image} /> : t('imageHint')}
        icon={<ImageIcon aria-hidden />}
        accept="image/png,image/jpeg,.jfif"
        disabled={upload.underWay}
        error={
          picture.fault ? translateMessage(picture.fault) : prix.file && !picture.image ? missing : undefined
        }
        onFiles={([file]) => file && picture.choose(file)}
      />
      <CardFormatHelp />
    </UploadDialog>
  );
}
