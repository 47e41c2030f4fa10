import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { failureSentence } from '../../../forms/failure-sentence';
import { useUpload } from '../../../upload/use-upload';
import { useBulkUploadGiftCardsMutation } from '../api/bulk-upload.api';

/** Uploads many cards with one picture and says how many there are now, and of how many faults [CAT-142, CAT-143]. */
export function useBulkUpload() {
  const { t } = useTranslation('manageGiftCards');
  const [bulkUpload] = useBulkUploadGiftCardsMutation();
  const { run, ...upload } = useUpload();
  const send = async (prixFile: File, image: File) => {
    const form = new FormData();
    form.append('prixFile', prixFile);
    form.append('image', image);
    const outcome = await run((onProgress) => bulkUpload({ form, onProgress }));
    if (outcome.kind === 'cancelled') notify.info(translateMessage('Upload was cancelled'));
    if (outcome.kind === 'failed')
      notify.error(failureSentence(outcome.error, 'Failed to upload gift cards', 'after'));
    if (outcome.kind !== 'completed') return;
    const { created, errors } = outcome.answer;
    const note = errors.length > 0 ? ` ${t('uploadErrors', { count: errors.length })}` : '';
    notify.success(t('uploaded', { count: created }) + note);
  };
  return { ...upload, send };
}
