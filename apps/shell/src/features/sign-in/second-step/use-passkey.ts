import { useState } from 'react';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useStartHome } from '../../../signed-in/start-home';
import type { PasskeyOutcome } from './sign-in-by-passkey';

/** Whether this browser supports passkeys. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function';

/**
 * Signs in with a passkey and notifies the user of the result; the page then redirects to / [TRU-116].
 * @param onRefused receives the server's error before it is shown; returns true if it has handled the error
 */
export function usePasskey(challenge?: string, onRefused: (error: unknown) => boolean = () => false) {
  const { t } = useTranslation('signIn');
  const dispatch = useAppDispatch();
  const startHome = useStartHome();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    setIsAsking(true);
    startHome();
    const outcome = await import('./sign-in-by-passkey').then(
      ({ signInWithPasskey }) => dispatch(signInWithPasskey(challenge)),
      (error: unknown): PasskeyOutcome => ({ is: 'failed', error }),
    );
    setIsAsking(false);
    if (outcome.is === 'signedIn') notify.success(translateMessage('Login successful!'));
    else if (outcome.is === 'left') notify.info(t('passkeyLeft'));
    else if (!onRefused(outcome.error))
      notify.error(translateMessage(errorMessage(outcome.error, 'Login failed')));
  };
  return { ask, isAsking };
}
