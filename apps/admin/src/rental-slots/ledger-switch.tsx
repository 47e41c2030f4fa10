import { useState } from 'react';
import type { LedgerSwitch as Input, LedgerView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { notify, Switch } from '@manette/web-ui';
import { failureSentence } from '../components/failure-sentence';
import { FirstSlotsDialog } from './first-slots-dialog';
import { useSwitchLedgerMutation } from './ledger.api';

const FAILED = 'Failed to change the ledger';

interface LedgerSwitchProps {
  accountId: string;
  ledger: LedgerView;
  hasVault: boolean;
}

/** Switches the ledger immediately; with several kinds of slot and no vault, first asks for the number of each [LIF-073]. */
export function LedgerSwitch({ accountId, ledger, hasVault }: LedgerSwitchProps) {
  const { t } = useTranslation('rentalSlots');
  const [switchLedger, { isLoading }] = useSwitchLedgerMutation();
  const [isAsking, setAsking] = useState(false);
  const change = async (input: Input) => {
    const { error } = await switchLedger({ accountId, input });
    if (error) notify.error(failureSentence(error, FAILED));
  };
  const press = (enabled: boolean) => {
    if (enabled && ledger.kinds.length > 1 && !hasVault) setAsking(true);
    else void change({ enabled });
  };
  return (
    <>
      <Switch
        label={t('keep')}
        hint={t('keepHint')}
        checked={ledger.enabled}
        disabled={isLoading}
        onChange={({ target }) => press(target.checked)}
      />
      {isAsking && (
        <FirstSlotsDialog
          kinds={ledger.kinds}
          save={async (slots) => {
            await switchLedger({ accountId, input: { enabled: true, slots } }).unwrap();
          }}
          failed={FAILED}
          done="Slots added successfully!"
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
