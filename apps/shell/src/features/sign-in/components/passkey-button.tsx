import { KeyRound } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { hasPasskeys, usePasskey } from '../second-step/use-passkey';

/** Signs in with only a passkey: no address, password or security code. Hidden if the browser has no passkeys [TRU-116]. */
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
