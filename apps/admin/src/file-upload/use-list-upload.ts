import './translations';
import type { FileFault } from '@manette/contracts/catalog';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useUpload, type Running } from './use-upload';

/** A form on its way, as the mutations of uploads take it. */
export interface UploadCall {
  form: FormData;
  onProgress: (fraction: number) => void;
}

/** What the server made of a file of one listing a line. */
export interface UploadedList {
  created: number;
  errors: FileFault[];
}

interface ListUpload {
  call: (upload: UploadCall) => Running<UploadedList>;
  /** '3 gift cards uploaded', in the reader's language. */
  uploaded: (count: number) => string;
  /** The sentence of a failure, in English. */
  failed: string;
  /** Hears what the server left out. */
  onLeftOut: (faults: FileFault[]) => void;
}

/** Uploads a file of one listing a line and says how many there are now, and of how many faults [CAT-142, CAT-143]. */
export function useListUpload({ call, uploaded, failed, onLeftOut }: ListUpload) {
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
    onLeftOut(errors);
  };
  return { ...upload, send };
}
