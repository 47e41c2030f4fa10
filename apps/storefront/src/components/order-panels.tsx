import { createContext, use, type ComponentType } from 'react';
import type { Role } from '@manette/contracts/identity';
import type { TicketView } from '@manette/contracts/orders';
import { useCurrentUser } from '@manette/web-session';
import { PartBoundary } from '@manette/web-ui';

export interface OrderPanelProps {
  ticket: TicketView;
}

/** What another feature shows of an order at the end of its conversation. */
export interface OrderPanel {
  name: string;
  /** Whether there may be something to show, by the ticket alone; nothing is loaded before. */
  shows: (ticket: TicketView, role: Role) => boolean;
  /** Lazy. It may show nothing. */
  Panel: ComponentType<OrderPanelProps>;
}

/** The panels of the app; the file that puts the page together gives them, as no feature imports another. */
export const OrderPanelsContext = createContext<readonly OrderPanel[]>([]);

/** The cards at the end of a conversation: what is to be done next, and by whom. */
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
