import '../translations';
import { isClosed } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import type { OrderPanelProps } from '../../../components/order-panels';
import { PanelFailed } from '../../../components/panel-failed';
import { useGetPaymentQuery } from '../api/payment.api';
import { PaymentCard } from './payment-card';
import { RequestPayment } from './request-payment';

/** The payment card of an order; before a payment is requested, administrators see the button that requests it. */
export default function PaymentPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('payment');
  const hasCard = ticket.payment !== 'none';
  const load = useGetPaymentQuery(ticket._id, { skip: !hasCard });
  const { data: payment } = load;
  const isAdmin = useCurrentUser().role === 'admin';
  if (hasCard) {
    if (!payment) return <PanelFailed title={t('payment')} load={load} />;
    return payment.state === 'none' ? null : <PaymentCard ticket={ticket} payment={payment} />;
  }
  if (!isAdmin || isClosed(ticket.status)) return null;
  return (
    <div>
      <RequestPayment ticket={ticket} amount={null} />
    </div>
  );
}
