import { useState, type ReactNode } from 'react';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, ConfirmDialog, notify, type ButtonLook } from '@manette/web-ui';

export interface AskedActionProps {
  label: string;
  question: string;
  look: ButtonLook;
  icon?: ReactNode;
  harmless?: boolean;
  run: () => Promise<unknown>;
  /** The sentences of success and failure, in English. */
  done: string;
  failed: string;
}

/** A button that asks first, does it, and says how it went; a refusal by a rule (nothing left) keeps its own sentence. */
export function AskedAction({ label, question, look, icon, harmless, run, done, failed }: AskedActionProps) {
  const { t } = useTranslation('support');
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await run();
      notify.success(translateMessage(done));
    } catch (error) {
      const refused = isApiError(error) && error.status === 409;
      notify.error(translateMessage(refused ? errorMessage(error, failed) : failed));
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button look={look} icon={icon} wide onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        harmless={harmless}
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
