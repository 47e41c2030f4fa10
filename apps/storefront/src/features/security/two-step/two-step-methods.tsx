import { useState } from 'react';
import type { SecondStepView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { useRenewRecoveryCodesMutation } from '../api/second-step.api';
import { RemoveApp } from './remove-app';
import type { ShowRecoveryCodes } from './recovery-codes';
import { SetUpApp } from './set-up-app';

interface TwoStepMethodsProps {
  secondStep: SecondStepView;
  onRecoveryCodes: ShowRecoveryCodes;
}

/** Shows the authenticator app and the recovery codes, with buttons to set up, remove or renew them. */
export function TwoStepMethods({ secondStep, onRecoveryCodes }: TwoStepMethodsProps) {
  const { t } = useTranslation('security');
  const dates = useDates();
  const [removing, setRemoving] = useState(false);
  const { on, totp, recoveryCodesLeft } = secondStep;
  return (
    <>
      <p className="text-2">{totp ? t('appSince', { date: dates.date(totp.confirmedAt) }) : t('noApp')}</p>
      {on && <p className="mt-1 text-2">{t('codesLeft', { count: recoveryCodesLeft })}</p>}
      <div className="mt-4 flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
        {totp ? (
          <Button look="danger-outline" onClick={() => setRemoving(true)}>
            {t('removeApp')}
          </Button>
        ) : (
          <SetUpApp onRecoveryCodes={onRecoveryCodes} />
        )}
        {on && <RenewCodes onRecoveryCodes={onRecoveryCodes} />}
      </div>
      <RemoveApp open={removing} onClose={() => setRemoving(false)} />
    </>
  );
}

function RenewCodes({ onRecoveryCodes }: { onRecoveryCodes: ShowRecoveryCodes }) {
  const { t } = useTranslation('security');
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const press = async () => {
    const { data, error } = await renew();
    if (data) onRecoveryCodes(data.recoveryCodes);
    else notify.error(translateMessage(errorMessage(error, 'Failed to renew the recovery codes')));
  };
  return (
    <Button look="outline" loading={isLoading} onClick={() => void press()}>
      {t('newCodes')}
    </Button>
  );
}
