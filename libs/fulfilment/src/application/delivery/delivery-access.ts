import { LockTicket, type TicketCaller } from '@manette/contracts/orders';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Deliveries } from '../../domain/deliveries.js';
import { DeliveryNotFound } from '../../domain/delivery.errors.js';
import type { Delivery } from '../../domain/delivery.js';

/** The user who acts on a delivery. */
export type Person = NonNullable<TicketCaller['user']>;

/** Locks deliveries for users who may act on them, after their tickets. */
@Injectable()
export class DeliveryAccess {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly commands: CommandBus,
  ) {}

  /** @throws DeliveryNotFound, and FORBIDDEN for a user of the side that is not allowed [LIF-008, LIF-009] */
  async lock(id: string, user: Person, allowed: TicketCaller['allowed']): Promise<Delivery> {
    const whose = await this.deliveries.find(id);
    if (!whose || (user.role === 'client' && whose.clientId !== user.id)) throw new DeliveryNotFound();
    await this.commands.execute(new LockTicket(whose.ticketId, { user, allowed }));
    const delivery = await this.deliveries.lock(id);
    if (!delivery) throw new DeliveryNotFound();
    return delivery;
  }
}
