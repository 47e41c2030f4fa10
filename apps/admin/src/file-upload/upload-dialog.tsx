import '../components/translations';
import './translations';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Button, Dialog } from '@manette/web-ui';
import { FileFaults } from './file-faults';
import { UploadPanel } from './upload-panel';
import type { UploadProgress } from './upload-progress';
import type { UploadRefusal } from './upload-refusal';

const CLOSES_AFTER_MS = 1000;

interface UploadDialogProps {
  title: string;
  upload: {
    progress: UploadProgress;
    underWay: boolean;
    refusal: UploadRefusal | undefined;
    cancel: () => void;
  };
  /** Shows the server's reason in the dialog, because the message of the toast is fixed. */
  showsReason?: boolean;
  /** The text of the last stage, unless it creates an account. */
  creating?: string;
  /** Validates the chosen files and sends them. */
  onUpload: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of an upload: its files, its progress, and a way to stop it. It closes a second after completion [CAT-099]. */
export function UploadDialog({
  title,
  upload,
  creating,
  showsReason,
  onUpload,
  onClose,
  children,
}: UploadDialogProps) {
  const { t } = useTranslation(['upload', 'backOffice']);
  const { progress, underWay, refusal, cancel } = upload;
  const isCompleted = progress.stage === 'completed';
  // The files are read before they are sent; a second click during that time must not send them again.
  const isPressed = useRef(false);
  const press = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    await onUpload().finally(() => (isPressed.current = false));
  };
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!isCompleted) return undefined;
    const closing = setTimeout(() => close(), CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, [isCompleted]);
  // Closing the dialog cancels a running upload.
  const leave = () => {
    if (underWay) cancel();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={title}
      closeLabel={t('backOffice:close')}
      footer={
        <>
          {/* Beside the buttons, so that a long preview does not scroll it out of view. */}
          <div className="w-full empty:hidden">
            <UploadPanel
              progress={progress}
              creating={creating}
              reason={showsReason ? refusal?.reason : undefined}
            />
          </div>
          {underWay ? (
            <Button look="ghost" onClick={cancel}>
              {t('cancelUpload')}
            </Button>
          ) : (
            <Button look="ghost" onClick={onClose}>
              {t('backOffice:cancel')}
            </Button>
          )}
          <Button look="primary" loading={underWay} disabled={isCompleted} onClick={() => void press()}>
            {t('upload')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal && refusal.faults.length > 0 && <FileFaults faults={refusal.faults} />}
        {children}
      </div>
    </Dialog>
  );
}
