import { KeyRound } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { hasPasskeys, usePasskey } from '../second-step/use-passkey';

/** Signs in by a passkey alone, without address, password and security code, where the browser has passkeys [TRU-116]. */
export function PasskeyButton() {
  const { t } = useTranslation('signIn');
  const { ask, isAsking } = usePasskey();
  if (!hasPasskeys()) return null;
  return (
    <Button look="outline" size="big" icon={<KeyRound />} loading={isAsking} onClick={() => void ask()}>
      {t('withPasskey')}
    </Button>
  );
}
