import { useState, type ReactNode } from 'react';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, ConfirmDialog, notify, type ButtonLook } from '@manette/web-ui';
import { EQUAL, SMALL } from './action-looks';

export interface ConfirmedActionProps {
  label: string;
  question: string;
  look: ButtonLook;
  icon?: ReactNode;
  /** Whether only the icon is shown on a phone; the label stays the accessible name. */
  small?: boolean;
  run: () => Promise<unknown>;
  /** The message of success, in English. `failed` is the message of failure. */
  done: string;
  failed: string;
}

/** A button that asks for confirmation, runs the action and shows the result; for a 409 it shows the server's message. */
export function ConfirmedAction({
  label,
  question,
  look,
  icon,
  small,
  run,
  done,
  failed,
}: ConfirmedActionProps) {
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
      <Button look={look} icon={icon} className={small ? SMALL : EQUAL} onClick={() => setOpen(true)}>
        <span className={small ? 'max-lg:sr-only' : undefined}>{label}</span>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        busy={busy}
        onConfirm={() => void confirm()}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
