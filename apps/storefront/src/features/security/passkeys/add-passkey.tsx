import { KeyRound } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import type { ShowRecoveryCodes } from '../two-step/recovery-codes';
import { useAddPasskey } from './use-add-passkey';

/** Only secure contexts of newer browsers have it. */
const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Adds a passkey of this device, where the browser has any. */
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
