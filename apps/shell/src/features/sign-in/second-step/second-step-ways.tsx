import { useState } from 'react';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import type { PendingSignIn } from '../hooks/pending-sign-in';
import { CodeForm, type CodeKind } from './code-form';
import { hasPasskeys, usePasskey } from './use-passkey';
import { useFinishSignIn } from './use-finish-sign-in';

/** What the person can finish the sign-in by: the code of an app first, or else a passkey. */
export function SecondStepWays({ pending }: { pending: PendingSignIn }) {
  const { t } = useTranslation('secondStep');
  const { methods, challenge } = pending;
  const [kind, setKind] = useState<CodeKind | undefined>(methods.includes('totp') ? 'code' : undefined);
  const { finish, leaveIfOver, isSending } = useFinishSignIn(challenge);
  const { ask, isAsking } = usePasskey(challenge, leaveIfOver);
  const hasPasskey = methods.includes('passkey') && hasPasskeys();
  return (
    <>
      {kind && (
        // A new form for another field: what was typed into one is no use for the other.
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
