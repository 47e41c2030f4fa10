import { useState } from 'react';
import type { DeliveryView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { useChangeDeliveryMutation, useRevealAsAdminMutation } from '../api/deliveries.api';
import { useShownSecret } from '../hooks/use-shown-secret';
import { ReasonDialog } from './reason-dialog';
import { SecretFields } from './secret-fields';

const ACTS = ['replace', 'extend', 'revealAsAdmin'] as const;
type Act = (typeof ACTS)[number];

const FAILED: Record<Act, string> = {
  replace: 'Failed to replace the delivery',
  extend: 'Failed to show the delivery again',
  revealAsAdmin: 'Failed to show the delivery',
};

/** The actions of an administrator on a delivery, each of which requires a reason [LIF-070]. */
export function AdminDelivery({ delivery }: { delivery: DeliveryView }) {
  const { t } = useTranslation('orderDelivery');
  const { dateTime } = useDates();
  const { _id: id, ticketId, acknowledgement, expiresAt } = delivery;
  const [asked, ask] = useState<Act>();
  const [change] = useChangeDeliveryMutation();
  const [reveal] = useRevealAsAdminMutation();
  const { secret, seconds, show, hide } = useShownSecret();
  const run = async (act: Act, reason: string): Promise<boolean> => {
    const request =
      act === 'revealAsAdmin'
        ? reveal({ ticketId, id, reason })
        : change({ ticketId, id, what: act, reason });
    const result = await request;
    // Removes a response with a secret from the store immediately.
    request.reset();
    if (result.error) notify.error(translateMessage(errorMessage(result.error, FAILED[act])));
    else if ('secret' in result.data) show(result.data.secret);
    return !result.error;
  };
  return (
    <div className="grid gap-3">
      <p className="text-2 text-muted">
        {acknowledgement ? t('accepted', { date: dateTime(acknowledgement.at) }) : t('notAccepted')}
        {expiresAt && <> · {t('shownUntil', { date: dateTime(expiresAt) })}</>}
      </p>
      {secret && <SecretFields secret={secret} seconds={seconds} onHide={hide} />}
      <div className="flex flex-wrap gap-2">
        {ACTS.map((act) => (
          <Button key={act} look="ghost" onClick={() => ask(act)}>
            {t(act)}
          </Button>
        ))}
      </div>
      {asked && (
        <ReasonDialog title={t(asked)} run={(reason) => run(asked, reason)} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}
