import { isClosed, type PaymentState, type TicketView } from '@manette/contracts/orders';
import type { PaymentView } from '@manette/contracts/payments';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Badge, Facts, formatAmount, Panel, type BadgeTone } from '@manette/web-ui';
import { DecideProof } from './decide-proof';
import { MethodList } from './method-list';
import { ProofFacts } from './proof-facts';
import { ReceiptLink } from './receipt-link';
import { RequestPayment } from './request-payment';
import { SendProof } from './send-proof';

type CardState = Exclude<PaymentState, 'none'>;

const TONES: Record<CardState, BadgeTone> = {
  awaiting: 'pending',
  submitted: 'progress',
  accepted: 'completed',
  rejected: 'danger',
};

/** Shows the amount of a payment, its state and the next step [LIF-042]. */
export function PaymentCard({ ticket, payment }: { ticket: TicketView; payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const { role } = useCurrentUser();
  const { state, amount, reference, methods, proofs } = payment;
  const [proof] = proofs;
  if (state === 'none' || !amount) return null;
  const isOpen = !isClosed(ticket.status);
  const isWanted = state === 'awaiting' || state === 'rejected';
  return (
    <Panel aria-label={t('payment')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-3 font-bold">{t('payment')}</h2>
        <Badge tone={TONES[state]} dot>
          {t(`states.${state}`)}
        </Badge>
      </div>
      {isOpen && state !== 'accepted' && (
        <p className="mt-1 text-2 leading-ui text-muted">{t(`next.${role}.${state}`)}</p>
      )}
      <Facts
        className="mt-2"
        facts={[
          {
            label: t('amount'),
            value: (
              <bdi className="num font-bold">
                {formatAmount(amount.amount)} {amount.currency}
              </bdi>
            ),
          },
          { label: t('reference'), value: <bdi className="num">{reference}</bdi> },
        ]}
      />
      {isOpen && state !== 'accepted' && <MethodList methods={methods} />}
      {proof && <ProofFacts proof={proof} />}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {isOpen && role === 'client' && isWanted && <SendProof ticketId={ticket._id} payment={payment} />}
        {isOpen && role === 'admin' && isWanted && <RequestPayment ticket={ticket} amount={amount} />}
        {isOpen && role === 'admin' && proof && <DecideProof ticketId={ticket._id} proof={proof} />}
        {ticket.status === 'completed' && <ReceiptLink ticket={ticket} />}
      </div>
    </Panel>
  );
}
