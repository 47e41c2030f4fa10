import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { failureSentence } from '../../../components/failure-sentence';
import { uploadForm } from '../../../file-upload/upload-form';
import { useUpload } from '../../../file-upload/use-upload';
import { useUploadAccountMutation } from '../api/upload-accounts.api';

/** Uploads a prix.txt file with its images and reports the result [CAT-138, ERR-036, ERR-037]. */
export function useUploadAccount() {
  const [uploadAccount] = useUploadAccountMutation();
  const { run, ...upload } = useUpload();
  const send = async (prixFile: File, images: readonly File[]) => {
    const form = uploadForm(prixFile, { images });
    const outcome = await run((onProgress) => uploadAccount({ form, onProgress }));
    if (outcome.kind === 'completed') notify.success(translateMessage('Account uploaded successfully!'));
    if (outcome.kind === 'cancelled') notify.info(translateMessage('Upload was cancelled'));
    if (outcome.kind === 'failed') notify.error(failureSentence(outcome.error, 'Failed to upload account'));
  };
  return { ...upload, send };
}
