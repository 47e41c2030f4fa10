import './translations';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, saveAsFile } from '@manette/web-ui';
import { failureSentence } from './failure-sentence';

interface ExportButtonProps {
  /** Path of the file below /api. */
  path: string;
  /** The file's name unless the server sends one. */
  name: string;
  /** The message of a failure, in English. */
  failed: string;
  /** The label of the button, 'Export' by default. */
  label?: string;
}

/** A button that saves a file from the server: a whole catalogue, which can be uploaded again, or the audit log. */
export function ExportButton({ path, name, failed, label }: ExportButtonProps) {
  const { t } = useTranslation('backOffice');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { file, name: given } = await download(path);
      saveAsFile(given ?? name, file);
      notify.success(translateMessage('The file has been saved'));
    } catch (error) {
      notify.error(failureSentence(error, failed));
    }
    setBusy(false);
  };
  return (
    <Button
      look="outline"
      icon={<Download aria-hidden className="size-4" />}
      loading={busy}
      onClick={() => void save()}
    >
      {busy ? t('exporting') : (label ?? t('export'))}
    </Button>
  );
}
