import type { Command } from '@nestjs/cqrs';
import type { ChangeStatusInput, TicketView } from '@manette/contracts/orders';
import { CancelTicket } from '../application/cancel-ticket/cancel-ticket.command.js';
import { CompleteTicket } from '../application/complete-ticket/complete-ticket.command.js';
import { TakeUpTicket } from '../application/take-up-ticket/take-up-ticket.command.js';
import type { Actor } from '../domain/actor.js';

/** Returns the command that sets a status. */
export function statusCommand(
  by: Actor,
  id: string,
  { status, reason, ...completion }: ChangeStatusInput,
): Command<TicketView> {
  if (status === 'completed') return new CompleteTicket(by, id, completion);
  if (status === 'cancelled') return new CancelTicket(by, id, reason ?? null);
  return new TakeUpTicket(by, id);
}
