import { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentView } from '@manette/contracts/payments';
import { FileStorage } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { TicketNotFound } from '../../domain/payment.errors.js';
import { paymentColumns, type PaymentRow } from '../payment-rows.js';
import { paymentViewOf } from '../payment-view.js';
import type { Person } from '../person.js';

/** Returns the payment of an order, even if none was requested. Clients read their own, administrators any [LIF-022]. */
export class ReadPayment extends Query<PaymentView> {
  constructor(
    readonly ticketId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@QueryHandler(ReadPayment)
export class ReadPaymentHandler implements IQueryHandler<ReadPayment> {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: FileStorage,
  ) {}

  /** @throws TicketNotFound, also for a ticket of another client or a malformed id */
  async execute({ ticketId, reader }: ReadPayment): Promise<PaymentView> {
    if (!validate(ticketId)) throw new TicketNotFound();
    const forAdmin = reader.role === 'admin';
    const { rows } = await sql<PaymentRow>`
      select ${paymentColumns({ flags: forAdmin })}
        from orders.ticket_facts t
        left join payments.card c on c.id = t.id
        left join identity.public_user u on u.id = t.client_id
       where t.id = ${ticketId} and not t.is_deleted
         ${forAdmin ? sql`` : sql`and t.client_id = ${reader.id}`}`.execute(this.em.getKysely<object>());
    if (!rows[0]) throw new TicketNotFound();
    return paymentViewOf(rows[0], { storage: this.storage, forAdmin });
  }
}
