import { useState } from 'react';
import type { DeliveryView } from '@manette/contracts/fulfilment';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useLanguage, useTranslation } from '@manette/web-i18n';
import { Button, Notice, notify } from '@manette/web-ui';
import { ReportProblem } from '../../../components/report-problem';
import { useDates } from '../../../hooks/use-dates';
import { useAcknowledgeRulesMutation, useRevealDeliveryMutation } from '../api/deliveries.api';
import { useShownSecret } from '../hooks/use-shown-secret';
import { Rules } from './rules';
import { SecretFields } from './secret-fields';

const EXPIRED = 'This delivery is no longer shown. Please open a ticket.';
const FAILED = 'Failed to show the delivery';

/** The client's side of a delivery: accept the rules, then show the content for a minute each time [LIF-068..LIF-070]. */
export function ClientDelivery({ delivery }: { delivery: DeliveryView }) {
  const { t } = useTranslation('orderDelivery');
  const { dateTime } = useDates();
  const [reports, setReports] = useState(false);
  const { acknowledgement, expiresAt, state, ticketNumber } = delivery;
  return (
    <div className="grid gap-4">
      {!acknowledgement && <Rules rules={delivery.rules} />}
      {state === 'expired' ? (
        <Notice tone="warning">{translateMessage(EXPIRED)}</Notice>
      ) : (
        <NextStep delivery={delivery} />
      )}
      {expiresAt && state === 'revealed' && (
        <p className="text-1 text-muted">{t('shownUntil', { date: dateTime(expiresAt) })}</p>
      )}
      {acknowledgement && <Rules rules={delivery.rules} />}
      <Button look="ghost" className="justify-self-start" onClick={() => setReports(true)}>
        {t('report')}
      </Button>
      {reports && (
        <ReportProblem subject={t('problem', { number: ticketNumber })} onClose={() => setReports(false)} />
      )}
    </div>
  );
}

function NextStep({ delivery: { _id: id, ticketId, rules, acknowledgement } }: { delivery: DeliveryView }) {
  const { t } = useTranslation('orderDelivery');
  const { language } = useLanguage();
  const [acknowledge, { isLoading: accepts }] = useAcknowledgeRulesMutation();
  const [reveal, { isLoading: loads }] = useRevealDeliveryMutation();
  const { secret, seconds, show, hide } = useShownSecret();
  const refuse = (error: unknown) => notify.error(translateMessage(errorMessage(error, FAILED)));
  const accept = async () => {
    const { error } = await acknowledge({
      ticketId,
      id,
      accepted: { rulesVersion: rules.version, language },
    });
    if (error) refuse(error);
  };
  const look = async () => {
    const request = reveal({ ticketId, id });
    const { data, error } = await request;
    // Removes the response with the secret from the store immediately.
    request.reset();
    if (data) show(data.secret);
    else refuse(error);
  };
  if (secret) return <SecretFields secret={secret} seconds={seconds} onHide={hide} />;
  return acknowledgement ? (
    <Button look="primary" loading={loads} onClick={() => void look()}>
      {t('show')}
    </Button>
  ) : (
    <Button look="primary" loading={accepts} onClick={() => void accept()}>
      {t('accept')}
    </Button>
  );
}
