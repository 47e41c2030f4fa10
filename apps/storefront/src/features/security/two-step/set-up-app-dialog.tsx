import { Copy, ExternalLink } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Bdi, Button, Dialog, IconButton, PartBoundary, TextField } from '@manette/web-ui';
import { optionalPart } from '../../../components/optional-part';
import { copyText } from '../../../hooks/copy-text';
import { useConfirmTotpMutation } from '../api/second-step.api';

// The component is loaded on demand.
const QrCode = optionalPart(() => import('./qr-code'));

interface SetUpAppDialogProps {
  /** The secret in base32. */
  secret: string;
  /** The secret as an otpauth address. */
  uri: string;
  /** Called after the first code was confirmed. `recoveryCodes` is null unless the app is the user's first method. */
  onConfirmed: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** Shows the secret for an authenticator app as QR code, text and link, and asks for the first code of the app. */
export function SetUpAppDialog({ secret, uri, onConfirmed, onClose }: SetUpAppDialogProps) {
  const { t } = useTranslation('security');
  const formId = useId();
  const [code, setCode] = useState('');
  const [confirm, { error, isLoading }] = useConfirmTotpMutation();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data } = await confirm(code);
    if (data) onConfirmed(data.recoveryCodes);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('setUpApp')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} look="primary" loading={isLoading}>
          {t('confirm')}
        </Button>
      }
    >
      <p className="text-2">{t('scan')}</p>
      <PartBoundary fallback={<div className="sk mx-auto mt-4 size-44" />}>
        <QrCode text={uri} label={t('qrCode')} className="mx-auto mt-4 size-44 rounded-control" />
      </PartBoundary>
      <dl className="mt-4 text-2">
        <dt className="text-muted">{t('secret')}</dt>
        <dd className="flex items-center gap-2">
          <code className="min-w-0 wrap-anywhere">
            <Bdi>{secret}</Bdi>
          </code>
          <IconButton
            label={t('copyKey')}
            icon={<Copy />}
            onClick={() => void copyText(secret, t('keyCopied'))}
          />
        </dd>
      </dl>
      <a href={uri} className="mt-1 inline-flex min-h-11 items-center gap-2 text-2">
        <ExternalLink aria-hidden className="flip size-4" />
        {t('openApp')}
      </a>
      <form id={formId} noValidate className="mt-3" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={20}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={error && translateMessage(errorMessage(error, 'Invalid verification code'))}
        />
      </form>
    </Dialog>
  );
}
