import { useState } from 'react';
import type { PasskeyView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { RowSkeleton } from '@manette/web-ui';
import { useGetSecondStepQuery } from '../api/second-step.api';
import { LoadFailed } from '../../../components/load-failed';
import { Region } from '../components/region';
import type { ShowRecoveryCodes } from '../two-step/recovery-codes';
import { AddPasskey } from './add-passkey';
import { PasskeyRow } from './passkey-row';
import { RemovePasskey } from './remove-passkey';

/** Lists, adds and removes the user's passkeys [TRU-117]. */
export function PasskeysRegion({ onRecoveryCodes }: { onRecoveryCodes: ShowRecoveryCodes }) {
  const { t } = useTranslation('security');
  const { data, isError, isFetching, refetch } = useGetSecondStepQuery();
  return (
    <Region title={t('passkeys')} hint={t('passkeysHint')}>
      {data && <PasskeyList passkeys={data.passkeys} />}
      {!data && isError && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <RowSkeleton disc={false} />}
      <div className="mt-4">
        <AddPasskey onRecoveryCodes={onRecoveryCodes} />
      </div>
    </Region>
  );
}

function PasskeyList({ passkeys }: { passkeys: PasskeyView[] }) {
  const { t } = useTranslation('security');
  const [removed, setRemoved] = useState<PasskeyView | null>(null);
  return (
    <>
      {passkeys.length === 0 && <p className="text-2 text-muted">{t('noPasskeys')}</p>}
      <ul aria-label={t('passkeys')} className="divide-y divide-line" hidden={passkeys.length === 0}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey._id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
        ))}
      </ul>
      <RemovePasskey passkey={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
