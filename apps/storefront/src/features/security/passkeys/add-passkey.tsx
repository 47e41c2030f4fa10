import { KeyRound } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import type { ShowRecoveryCodes } from '../two-step/recovery-codes';
import { useAddPasskey } from './use-add-passkey';

/** Whether the browser supports passkeys; only newer browsers do, in secure contexts. */
const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Adds a passkey of this device, if the browser supports passkeys. */
export function AddPasskey({ onRecoveryCodes }: { onRecoveryCodes: ShowRecoveryCodes }) {
  const { t } = useTranslation('security');
  const { add, isAdding } = useAddPasskey(onRecoveryCodes);
  if (!hasPasskeys()) return <p className="text-2 text-muted">{t('noPasskeysHere')}</p>;
  return (
    <Button
      look="outline"
      icon={<KeyRound aria-hidden className="size-4" />}
      loading={isAdding}
      onClick={() => void add()}
    >
      {t('addPasskey')}
    </Button>
  );
}
