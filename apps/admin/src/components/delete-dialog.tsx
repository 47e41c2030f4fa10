import './translations';
import { useState, type ReactNode } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, notify } from '@manette/web-ui';

interface DeleteDialogProps {
  /** The name of the entry to delete. */
  name: string;
  /** The consequences of the deletion. */
  children: ReactNode;
  run: () => Promise<unknown>;
  /** The messages of success and failure, in English. */
  done: string;
  failed: string;
  onClose: () => void;
}

/** Asks for confirmation, deletes the entry, and reports the result. */
export function DeleteDialog({ name, children, run, done, failed, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('backOffice');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await run();
      notify.success(translateMessage(done));
    } catch {
      // The specification has one message for every failure.
      notify.error(translateMessage(failed));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('deleteAsk', { name })}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
    >
      {children}
    </ConfirmDialog>
  );
}
