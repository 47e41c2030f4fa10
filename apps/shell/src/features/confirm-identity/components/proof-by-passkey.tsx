import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Notice } from '@manette/web-ui';
import { useAskProofOptionsMutation, useReauthenticateMutation } from '../api/reauthentication.api';

/** Proof by a passkey; renders nothing if the browser does not support passkeys. */
export function ProofByPasskey({ onProved }: { onProved: () => void }) {
  const { t } = useTranslation('confirmIdentity');
  const [askOptions] = useAskProofOptionsMutation();
  const [prove] = useReauthenticateMutation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (typeof PublicKeyCredential === 'undefined') return null;
  const use = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const optionsJSON = await askOptions().unwrap();
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const credential = { ...(await startAuthentication({ optionsJSON })) };
      await prove({ credential }).unwrap();
      onProved();
    } catch (thrown) {
      setFailure(thrown);
    }
    setBusy(false);
  };
  return (
    <>
      <Button icon={<KeyRound aria-hidden className="size-4" />} loading={isBusy} onClick={() => void use()}>
        {t('usePasskey')}
      </Button>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {isApiError(failure) ? translateMessage(errorMessage(failure, '')) : t('noPasskey')}
        </Notice>
      )}
    </>
  );
}
