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
  /** The server's reason is not in the toast, whose sentence is fixed, and stands in the dialog. */
  saysWhy?: boolean;
  /** What the last stage makes, where it is no account. */
  creating?: string;
  /** Judges what was chosen, and sends it. */
  onUpload: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of an upload: its files, its progress, and a way to stop it. It closes a second after completion [CAT-099]. */
export function UploadDialog({
  title,
  upload,
  creating,
  saysWhy,
  onUpload,
  onClose,
  children,
}: UploadDialogProps) {
  const { t } = useTranslation(['upload', 'backOffice']);
  const { progress, underWay, refusal, cancel } = upload;
  const isCompleted = progress.stage === 'completed';
  // What was chosen is read before it is sent; a second press meanwhile must not send it again.
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
  // Closing the dialog of a running upload means not to want it.
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
          {/* Beside the buttons, where no long preview scrolls it out of sight. */}
          <div className="w-full empty:hidden">
            <UploadPanel
              progress={progress}
              creating={creating}
              reason={saysWhy ? refusal?.reason : undefined}
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
