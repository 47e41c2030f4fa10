import { PAYMENT_STATES, type PaymentState } from '@manette/contracts/orders';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Badge, formatAmount, formatDateTime, type BadgeTone, type Column } from '@manette/web-ui';
import type { PaymentRow } from '../api/payments.api';

export type CardState = Exclude<PaymentState, 'none'>;
/** The states that a listed payment can have. */
export const CARD_STATES = PAYMENT_STATES.filter((state): state is CardState => state !== 'none');

const TONES: Record<CardState, BadgeTone> = {
  awaiting: 'pending',
  submitted: 'progress',
  accepted: 'completed',
  rejected: 'danger',
};

/** Returns the columns of the table of payments [LIF-046]. */
export function usePaymentColumns(): Column<PaymentRow>[] {
  const { t } = useTranslation('managePayments');
  const locale = useDateLocale();
  return [
    {
      key: 'ticket',
      head: t('ticket'),
      place: 'title',
      cell: ({ ticketId, ticketNumber }) => (
        <Link
          to={`/support/${ticketId}`}
          className="inline-flex min-h-11 items-center text-accent-text underline"
        >
          <bdi className="whitespace-nowrap">{`#${ticketNumber}`}</bdi>
        </Link>
      ),
    },
    { key: 'client', head: t('client'), cell: ({ client }) => <bdi>{client.username}</bdi> },
    {
      key: 'amount',
      head: t('amount'),
      align: 'end',
      cell: ({ amount }) =>
        amount && (
          <bdi className="num whitespace-nowrap">
            {formatAmount(amount.amount)} {amount.currency}
          </bdi>
        ),
    },
    {
      key: 'state',
      head: t('state'),
      place: 'end',
      cell: ({ state, flagged }) => (
        <span className="inline-flex flex-wrap justify-end gap-1.5 max-sm:flex-col max-sm:items-end">
          {state !== 'none' && (
            <Badge tone={TONES[state]} dot>
              {t(`states.${state}`)}
            </Badge>
          )}
          {flagged && <Badge tone="danger">{t('duplicates')}</Badge>}
        </span>
      ),
    },
    {
      key: 'changed',
      head: t('changed'),
      cell: ({ updatedAt }) => <bdi className="whitespace-nowrap">{formatDateTime(updatedAt, locale)}</bdi>,
    },
  ];
}
