import { FileText } from 'lucide-react';
import { useState } from 'react';
import { MAX_CODE_FILE_BYTES, VAULT_MESSAGES, type VaultImport } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, FileDrop, notify } from '@manette/web-ui';
import { ChosenFile } from '../../../file-upload/chosen-file';
import { FileFaults } from '../../../file-upload/file-faults';
import { useImportCodesMutation, type OfListing } from '../api/vault.api';

/** Adds the codes of a file; invalid lines are shown with their numbers [LIF-071]. */
export function ImportCodesDialog({ listing, onClose }: { listing: OfListing; onClose: () => void }) {
  const { t } = useTranslation('manageUnits');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const [errors, setErrors] = useState<VaultImport['errors']>([]);
  const [send, { isLoading }] = useImportCodesMutation();
  const choose = (chosen: File) => {
    setErrors([]);
    setFault(chosen.size > MAX_CODE_FILE_BYTES ? VAULT_MESSAGES.fileSize : '');
    setFile(chosen);
  };
  const upload = async () => {
    if (!file) return setFault(VAULT_MESSAGES.fileMissing);
    if (fault) return;
    const form = new FormData();
    form.append('file', file);
    const { data, error } = await send({ ...listing, form });
    if (error) return setFault(errorMessage(error, 'Failed to import the codes'));
    notify.success(t('imported', { count: data.created }));
    if (data.errors.length === 0) onClose();
    else setErrors(data.errors);
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('importCodes')}
      closeLabel={t('close')}
      footer={
        <Button look="primary" loading={isLoading} onClick={() => void upload()}>
          {t('upload')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <FileDrop
          label={t('file')}
          detail={file ? <ChosenFile file={file} /> : t('fileHint')}
          icon={<FileText aria-hidden />}
          accept=".txt,.csv,text/plain,text/csv"
          disabled={isLoading}
          error={fault ? translateMessage(fault) : undefined}
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
        {errors.length > 0 && <FileFaults faults={errors.map((one) => ({ ...one, field: t('code') }))} />}
      </div>
    </Dialog>
  );
}
