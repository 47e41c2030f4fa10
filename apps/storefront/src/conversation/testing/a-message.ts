import type { SupportMessageView } from '@manette/contracts/orders';

const CLIENT = { _id: '0199a7c2-0000-7000-8000-000000000001', username: 'yacine' };
const ADMIN = { _id: '0199a7c2-0000-7000-8000-000000000002', username: 'admin' };
const TICKET = '0199a7c2-0000-7000-8000-0000000000a1';

let written = 0;

/** Creates a message of `aTicket()`, by default from the client; each message is newer than the previous one. */
export const aMessage = (
  change: Partial<SupportMessageView> & { by?: 'client' | 'admin' | 'system' } = {},
): SupportMessageView => {
  const { by = 'client', ...rest } = change;
  const person = by === 'admin' ? ADMIN : CLIENT;
  return {
    _id: `0199a7c2-0000-7000-9000-${String(++written).padStart(12, '0')}`,
    ticketId: TICKET,
    position: written,
    content: 'Hello',
    sender: by === 'system' ? null : { ...person, role: by, profilePicture: null },
    createdAt: '2025-11-20T19:31:00.000Z',
    fileUrl: null,
    fileName: null,
    fileSize: null,
    type: by === 'system' ? 'system' : 'text',
    isSystemMessage: by === 'system',
    ...rest,
  };
};
