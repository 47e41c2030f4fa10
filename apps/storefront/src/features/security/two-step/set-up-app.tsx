import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { TotpSetUpAnswer } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { useSetUpTotpMutation } from '../api/second-step.api';
import type { ShowRecoveryCodes } from './recovery-codes';
import { SetUpAppDialog } from './set-up-app-dialog';

/** Requests a new secret and shows it until the user has confirmed the first code. */
export function SetUpApp({ onRecoveryCodes }: { onRecoveryCodes: ShowRecoveryCodes }) {
  const { t } = useTranslation('security');
  const [setUp, { isLoading }] = useSetUpTotpMutation();
  const [pending, setPending] = useState<TotpSetUpAnswer | null>(null);
  const press = async () => {
    const { data, error } = await setUp();
    if (data) setPending(data);
    else notify.error(translateMessage(errorMessage(error, 'Failed to set up the authenticator app')));
  };
  const confirmed = (codes: string[] | null) => {
    setPending(null);
    if (codes) onRecoveryCodes(codes);
    notify.success(t('appAdded'));
  };
  return (
    <>
      <Button
        look="primary"
        icon={<Smartphone aria-hidden className="size-4" />}
        loading={isLoading}
        onClick={() => void press()}
      >
        {t('setUpApp')}
      </Button>
      {pending && <SetUpAppDialog {...pending} onConfirmed={confirmed} onClose={() => setPending(null)} />}
    </>
  );
}
