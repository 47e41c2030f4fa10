import { LogIn } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';

/** Proof for users who have neither a password nor a second step: they sign in with Google again. */
export function ProofByGoogle() {
  const { t } = useTranslation('confirmIdentity');
  return (
    <>
      <p className="text-2">{t('googleHint')}</p>
      <Button asChild look="outline" icon={<LogIn aria-hidden className="flip size-4" />}>
        <a href="/auth/google">{t('google')}</a>
      </Button>
    </>
  );
}
