import { FileText, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { FILE_SENTENCES } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { FileDrop, formatBytes } from '@manette/web-ui';
import { FileFaults } from '../../../upload/file-faults';
import { UploadDialog } from '../../../upload/upload-dialog';
import { CardFormatHelp } from './card-format-help';
import { CardsPreview } from './cards-preview';
import { readCardFile } from './card-files';
import { useBulkUpload } from './use-bulk-upload';
import { useCardFiles } from './use-card-files';

const chosen = (file: File) => <bdi>{`${file.name}, ${formatBytes(file.size)}`}</bdi>;

/** Creates many gift cards from a prix file, with one picture for all [CAT-065, CAT-129]. */
export function BulkUploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageGiftCards');
  const { prixFile, parsed, image, imageFault, choosePrixFile, chooseImage } = useCardFiles();
  const upload = useBulkUpload();
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    if (!prixFile || !image) return;
    const { cards } = await readCardFile(prixFile);
    if (cards.length > 0) await upload.send(prixFile, image);
  };
  const missing = isTried && !imageFault ? translateMessage(FILE_SENTENCES.cardFilesMissing) : undefined;
  return (
    <UploadDialog
      title={t('bulkUpload')}
      upload={upload}
      creating={t('creating')}
      onUpload={() => void submit()}
      onClose={onClose}
    >
      <FileDrop
        label={t('prixFile')}
        detail={prixFile ? chosen(prixFile) : t('prixFileHint')}
        icon={<FileText aria-hidden />}
        accept=".txt,.csv,text/plain,text/csv"
        disabled={upload.underWay}
        error={prixFile ? undefined : missing}
        onFiles={([file]) => file && void choosePrixFile(file)}
      />
      {parsed && parsed.cards.length > 0 && <CardsPreview cards={parsed.cards} />}
      {parsed && parsed.faults.length > 0 && <FileFaults faults={parsed.faults} />}
      <FileDrop
        label={t('image')}
        detail={image ? chosen(image) : t('imageHint')}
        icon={<ImageIcon aria-hidden />}
        accept="image/png,image/jpeg,.jfif"
        disabled={upload.underWay}
        error={imageFault ? translateMessage(imageFault) : prixFile && !image ? missing : undefined}
        onFiles={([file]) => file && chooseImage(file)}
      />
      <CardFormatHelp />
    </UploadDialog>
  );
}
