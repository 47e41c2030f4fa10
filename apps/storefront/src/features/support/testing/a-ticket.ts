import type { TicketView } from '@manette/contracts/orders';

const CLIENT = { _id: '0199a7c2-0000-7000-8000-000000000001', username: 'yacine' };

/** Returns a ticket about an account, with the changes that the test needs. */
export const aTicket = (change: Partial<TicketView> = {}): TicketView => {
  const _id = change._id ?? '0199a7c2-0000-7000-8000-0000000000a1';
  return {
    _id,
    ticketId: _id,
    ticketNumber: 'T-000123',
    subject: 'Order Request: Sirocco-05',
    status: 'pending',
    orderType: 'rent',
    priority: 'medium',
    client: { ...CLIENT, isOnline: true },
    assignedAdmin: null,
    account: {
      _id: '0199a7c2-0000-7000-8000-00000000000a',
      codeName: 'Sirocco-05',
      price: { amount: 6500, currency: 'DZD' },
    },
    giftCard: null,
    payment: 'none',
    delivery: null,
    hold: null,
    renewal: null,
    term: null,
    rated: false,
    reason: null,
    unreadByClient: 0,
    unreadByAdmin: 0,
    seenByClient: 1,
    seenByAdmin: 1,
    waitingSince: null,
    createdAt: '2025-11-20T19:31:00.000Z',
    updatedAt: '2025-11-20T19:31:00.000Z',
    ...change,
  };
};
