import type { TicketView } from '@manette/contracts/orders';
import { useCurrentUser } from '@manette/web-session';
import { OrderPanels } from '../../../components/order-panels';
import { readStateOf } from './read-state-of';
import { Conversation, type ConversationProps } from '../../../conversation/components/conversation';

export interface TicketConversationProps extends Omit<
  ConversationProps,
  'id' | 'isNews' | 'seenTo' | 'named' | 'tail'
> {
  ticket: TicketView;
}

/** The conversation of a ticket: only the other side's messages can be unread, and 'seen' means read by the other side. */
export function TicketConversation({ ticket, ...conversation }: TicketConversationProps) {
  const { role } = useCurrentUser();
  const { isNews, seenTo } = readStateOf(ticket, role);
  const tail = <OrderPanels ticket={ticket} />;
  return <Conversation id={ticket._id} isNews={isNews} seenTo={seenTo} tail={tail} {...conversation} />;
}
