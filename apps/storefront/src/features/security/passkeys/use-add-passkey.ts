import { useState } from 'react';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useAddPasskeyMutation, useAskPasskeyOptionsMutation } from '../api/second-step.api';
import type { ShowRecoveryCodes } from '../two-step/recovery-codes';

/** The browser's error name for a device that already has one of the user's passkeys. */
const ALREADY_THERE = 'InvalidStateError';

/** Asks the browser for a passkey, sends it to the server and notifies the user of the result. */
export function useAddPasskey(onRecoveryCodes: ShowRecoveryCodes) {
  const { t } = useTranslation('security');
  const [askOptions] = useAskPasskeyOptionsMutation();
  const [addPasskey] = useAddPasskeyMutation();
  const [isAdding, setIsAdding] = useState(false);
  const run = async () => {
    // The library is loaded on demand.
    const { startRegistration } = await import('@simplewebauthn/browser');
    const credential = await startRegistration({ optionsJSON: await askOptions().unwrap() });
    const { recoveryCodes } = await addPasskey(credential).unwrap();
    if (recoveryCodes) onRecoveryCodes(recoveryCodes);
    notify.success(t('passkeyAdded'));
  };
  const add = async () => {
    setIsAdding(true);
    try {
      await run();
    } catch (error) {
      const isThere = error instanceof Error && error.name === ALREADY_THERE;
      // An error that is not from the server means that the user closed the browser's dialog, or that it timed out.
      if (isApiError(error)) notify.error(translateMessage(errorMessage(error, 'Failed to add the passkey')));
      else notify.info(isThere ? t('passkeyThere') : t('passkeyNotAdded'));
    } finally {
      setIsAdding(false);
    }
  };
  return { add, isAdding };
}
