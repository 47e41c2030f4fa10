import { useState } from 'react';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import type { PendingSignIn } from '../hooks/pending-sign-in';
import { CodeForm, type CodeKind } from './code-form';
import { hasPasskeys, usePasskey } from './use-passkey';
import { useFinishSignIn } from './use-finish-sign-in';

/** The methods that can finish the sign-in: first a code of the authenticator app if the user has one, else a passkey. */
export function SecondStepWays({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation('secondStep');
  const { methods, challenge } = pending;
  const [kind, setKind] = useState<CodeKind | undefined>(methods.includes('totp') ? 'code' : undefined);
  const { finish, exitIfChallengeInvalid, isSending } = useFinishSignIn(challenge);
  const { ask, isAsking } = usePasskey(challenge, exitIfChallengeInvalid);
  const hasPasskey = methods.includes('passkey') && hasPasskeys();
  return (
    <>
      {kind && (
        // The key renders a new form for another kind of code, so that the typed text is not carried over.
        <CodeForm
          key={kind}
          kind={kind}
          isSending={isSending}
          onCode={(code) => void finish({ [kind]: code })}
        />
      )}
      {hasPasskey && (
        <Button
          look={kind ? 'outline' : 'primary'}
          size="big"
          icon={<KeyRound />}
          loading={isAsking}
          onClick={() => void ask()}
        >
          {t('usePasskey')}
        </Button>
      )}
      {methods.includes('recovery') && kind !== 'recoveryCode' && (
        <Button look="outline" size="big" icon={<LifeBuoy />} onClick={() => setKind('recoveryCode')}>
          {t('useRecoveryCode')}
        </Button>
      )}
      {methods.includes('totp') && kind !== 'code' && (
        <Button look="outline" size="big" icon={<Smartphone />} onClick={() => setKind('code')}>
          {t('useApp')}
        </Button>
      )}
    </>
  );
}
