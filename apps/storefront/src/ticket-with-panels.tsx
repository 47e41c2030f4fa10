import { isClosed } from '@manette/contracts/orders';
import { optionalPart } from './components/optional-part';
import { OrderPanelsContext, type OrderPanel } from './components/order-panels';
import { ReportProblemContext, type ReportProblemProps } from './components/report-problem';
import TicketPage from './features/support/pages/ticket.page';

/**
 * The panels in the order of an order's steps, except the rating: the last panels are where the user looks first, and a
 * client looks at the delivery before rating it.
 */
const PANELS: readonly OrderPanel[] = [
  {
    name: 'queue',
    shows: ({ waitingSince }, role) => waitingSince !== null && role === 'client',
    Panel: optionalPart(() => import('./features/order-queue/components/queue.panel')),
  },
  {
    name: 'payment',
    // Before a payment is requested, the panel shows administrators the button that requests it.
    shows: ({ payment, status }, role) => payment !== 'none' || (role === 'admin' && !isClosed(status)),
    Panel: optionalPart(() => import('./features/order-payment/components/payment.panel')),
  },
  {
    name: 'hold',
    shows: ({ hold, account, giftCard, status }, role) =>
      hold !== null || (role === 'admin' && !isClosed(status) && (account ?? giftCard) !== null),
    Panel: optionalPart(() => import('./features/order-hold/components/hold.panel')),
  },
  {
    name: 'rating',
    shows: ({ status, rated }, role) => status === 'completed' && (role === 'client' || rated),
    Panel: optionalPart(() => import('./features/order-rating/components/rating.panel')),
  },
  {
    name: 'delivery',
    shows: ({ delivery }) => delivery !== null,
    Panel: optionalPart(() => import('./features/order-delivery/components/delivery.panel')),
  },
  {
    name: 'guides',
    // A guide can be sent into any ticket that is not about a gift card.
    shows: ({ giftCard }) => giftCard === null,
    Panel: optionalPart(() => import('./features/order-guides/components/guides.panel')),
  },
];

const ProblemDialog = optionalPart(() => import('./features/support/components/problem-dialog'));
const problemDialog = (props: ReportProblemProps) => <ProblemDialog {...props} />;

/** The page of a ticket with the panels of the other features. */
export default function TicketWithPanels() {
  return (
    <OrderPanelsContext value={PANELS}>
      <ReportProblemContext value={problemDialog}>
        <TicketPage />
      </ReportProblemContext>
    </OrderPanelsContext>
  );
}
