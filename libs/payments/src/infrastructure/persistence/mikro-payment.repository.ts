import { EntityManager } from '@mikro-orm/postgresql';
import { EntityRows, runTogether } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { validate } from 'uuid';
import type { PaymentsTables } from '../../application/payments.tables.js';
import { PaymentCard } from '../../domain/payment-card.js';
import { MethodNotOffered, ProofNotFound } from '../../domain/payment.errors.js';
import {
  PaymentRepository,
  type OfferedMethod,
  type SharingTicket,
} from '../../domain/payment.repository.js';
import { Proof } from '../../domain/proof.js';

/** The maximum of other tickets that are notified of a new flag. */
const MOST_TOLD = 50;

/** Cards and proofs in PostgreSQL. Each write is one statement, executed immediately, so that later statements see it. */
@Injectable()
export class MikroPaymentRepository extends PaymentRepository {
  private readonly cards: EntityRows<PaymentCard>;
  private readonly proofs: EntityRows<Proof>;

  constructor(private readonly em: EntityManager) {
    super();
    this.cards = new EntityRows(em, PaymentCard);
    this.proofs = new EntityRows(em, Proof);
  }

  async cardOf(ticketId: string): Promise<PaymentCard | null> {
    const { rows } = await sql<object>`select ${this.cards.columns} from payments.card
      where id = ${ticketId} for update`.execute(this.db);
    return rows[0] ? this.cards.entityOf(rows[0]) : null;
  }

  async addCard(card: PaymentCard): Promise<void> {
    await this.cards.insert([card]);
  }

  async saveCard(card: PaymentCard): Promise<void> {
    const update = this.cards.update(card);
    if (update) await runTogether(this.db, [update]);
  }

  async ticketOf(proofId: string): Promise<string> {
    if (!validate(proofId)) throw new ProofNotFound();
    const proofs = this.db.selectFrom('payments.proof').select('ticket_id');
    const proof = await proofs.where('id', '=', proofId).executeTakeFirst();
    if (!proof) throw new ProofNotFound();
    return proof.ticket_id;
  }

  async proof(id: string): Promise<Proof> {
    const { rows } = await sql<object>`select ${this.proofs.columns} from payments.proof
      where id = ${id} for update`.execute(this.db);
    if (!rows[0]) throw new ProofNotFound();
    return this.proofs.entityOf(rows[0]);
  }

  async addProof(proof: Proof): Promise<void> {
    await this.proofs.insert([proof]);
  }

  async saveProof(proof: Proof): Promise<void> {
    const update = this.proofs.update(proof);
    if (update) await runTogether(this.db, [update]);
  }

  async hasActiveMethod(): Promise<boolean> {
    const active = this.db.selectFrom('payments.method').select('id').where('active', '=', true);
    return (await active.limit(1).executeTakeFirst()) !== undefined;
  }

  async activeMethod(id: string): Promise<OfferedMethod> {
    const method = await this.db
      .selectFrom('payments.method')
      .select(['id', 'name_en as nameEn', 'name_ar as nameAr'])
      .where('id', '=', id)
      .where('active', '=', true)
      .executeTakeFirst();
    if (!method) throw new MethodNotOffered();
    return method;
  }

  ticketsSharing({ digest, transactionKey, ticketId }: Proof): Promise<SharingTicket[]> {
    return this.db
      .selectFrom('payments.card as c')
      .innerJoin('orders.ticket_facts as t', 't.id', 'c.id')
      .select(['c.id as ticketId', 't.client_id as clientId', 'c.state'])
      .where('c.id', '!=', ticketId)
      .where('c.id', 'in', (eb) =>
        eb
          .selectFrom('payments.proof as p')
          .select('p.ticket_id')
          .where(({ or, eb: by }) =>
            or([by('p.digest', '=', digest), by('p.transaction_key', '=', transactionKey)]),
          ),
      )
      .limit(MOST_TOLD)
      .execute();
  }

  async deletePayment(ticketId: string): Promise<string[]> {
    const files = await this.db
      .deleteFrom('payments.proof')
      .where('ticket_id', '=', ticketId)
      .returning('file_key')
      .execute();
    await this.db.deleteFrom('payments.card').where('id', '=', ticketId).execute();
    return files.flatMap(({ file_key }) => file_key ?? []);
  }

  private get db() {
    return this.em.getKysely<PaymentsTables>();
  }
}
