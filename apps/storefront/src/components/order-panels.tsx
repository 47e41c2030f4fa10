import { createContext, use, type ComponentType } from 'react';
import type { Role } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { useCurrentUser } from '@manette/web-session';
import { PartBoundary } from '@manette/web-ui';

export interface OrderPanelProps {
  ticket: TicketView;
}

/** A panel of another feature, shown at the end of an order's conversation. */
export interface OrderPanel {
  name: string;
  /** Decides from the ticket whether the panel may have content; the panel is loaded only then. */
  shows: (ticket: TicketView, role: Role) => boolean;
  /** A lazy component, which may render nothing. */
  Panel: ComponentType<OrderPanelProps>;
}

/** The panels of the app. The file that composes the page provides them, because no feature imports another feature. */
export const OrderPanelsContext = createContext<readonly OrderPanel[]>([]);

/** Renders the panels at the end of a conversation, which show the next steps of the order. */
export function OrderPanels({ ticket }: OrderPanelProps) {
  const { role } = useCurrentUser();
  const shown = use(OrderPanelsContext).filter(({ shows }) => shows(ticket, role));
  return shown.length === 0 ? null : (
    <div className="mt-4 grid w-full max-w-150 gap-3 self-center empty:mt-0">
      {shown.map(({ name, Panel }) => (
        <PartBoundary key={name}>
          <Panel ticket={ticket} />
        </PartBoundary>
      ))}
    </div>
  );
}
