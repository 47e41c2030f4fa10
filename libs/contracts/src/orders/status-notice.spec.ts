import { statusNotice } from './status-notice.js';

it.each([
  ['[ORD-052] pending', 'pending', 'Your ticket is pending'],
  ['[ORD-053] in_progress', 'in_progress', 'Admin is reviewing your ticket'],
  ['[ORD-054] completed', 'completed', 'Your order has been completed!'],
  ['[ORD-055] cancelled', 'cancelled', 'Your ticket has been cancelled'],
  ['[ORD-056] any other', 'archived', 'Ticket status updated'],
])('the notice of %s', (_name, status, sentence) => expect(statusNotice(status)).toBe(sentence));
