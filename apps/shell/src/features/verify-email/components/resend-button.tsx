import { Mail } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { useResendVerification } from '@manette/web-verification';

/** Requests another mail, for a signed-in client whose link did not work [ID-034]. */
export function ResendButton() {
  const { t } = useTranslation('verifyEmail');
  const { resend, isSending } = useResendVerification();
  return (
    <Button look="outline" icon={<Mail />} loading={isSending} onClick={() => void resend()}>
      {t('resend')}
    </Button>
  );
}
