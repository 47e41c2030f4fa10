import { useTranslation } from '@manette/web-i18n';
import { Button, Dialog, TextField } from '@manette/web-ui';
import { copyText } from '../../../components/copy-text';

interface SecretDialogProps {
  title: string;
  /** The name of the field. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret once, after its creation [POC-119]. */
export function SecretDialog({ title, label, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation(['integrations', 'backOffice']);
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('backOffice:close')}
      footer={
        <>
          <Button onClick={() => void copyText(secret, t('copied'))}>{t('copy')}</Button>
          <Button look="primary" onClick={onClose}>
            {t('keys.done')}
          </Button>
        </>
      }
    >
      <TextField
        label={label}
        value={secret}
        readOnly
        dir="ltr"
        autoComplete="off"
        hint={t('keys.once')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
