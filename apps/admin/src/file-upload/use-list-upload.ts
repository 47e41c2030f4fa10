import './translations';
import type { FileError } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useUpload, type Running } from './use-upload';

/** The argument of the upload mutations. */
export interface UploadCall {
  form: FormData;
  onProgress: (fraction: number) => void;
}

/** The server's response to a file with one listing per line. */
export interface UploadedList {
  created: number;
  errors: FileError[];
}

interface ListUpload {
  call: (upload: UploadCall) => Running<UploadedList>;
  /** '3 gift cards uploaded', in the user's language. */
  uploaded: (count: number) => string;
  /** The message of a failure, in English. */
  failed: string;
  /** Receives the errors of the lines that the server did not import. */
  onSkipped: (faults: FileError[]) => void;
}

/** Uploads a file with one listing per line and reports the numbers of created listings and of errors [CAT-142, CAT-143]. */
export function useListUpload({ call, uploaded, failed, onSkipped }: ListUpload) {
  const { t } = useTranslation('upload');
  const { run, ...upload } = useUpload();
  const send = async (form: FormData) => {
    const outcome = await run((onProgress) => call({ form, onProgress }));
    if (outcome.kind === 'cancelled') notify.info(translateMessage('Upload was cancelled'));
    if (outcome.kind === 'failed') notify.error(translateMessage(failed));
    if (outcome.kind !== 'completed') return;
    const { created, errors } = outcome.answer;
    const note = errors.length > 0 ? ` ${t('uploadErrors', { count: errors.length })}` : '';
    notify.success(uploaded(created) + note);
    onSkipped(errors);
  };
  return { ...upload, send };
}
