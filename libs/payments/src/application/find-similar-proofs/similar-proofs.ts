import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { CardState } from '../../domain/payment-card.js';
import type { ComparedPicture } from './proof-pictures.js';

/** A proof whose picture is compared, with the data of its ticket for the event about its flags. */
export interface PicturedProof {
  proofId: string;
  ticketId: string;
  clientId: string;
  state: CardState;
  fileKey: string;
  digest: string;
  createdAt: string;
}

export interface Candidate extends PicturedProof {
  outline: Buffer;
}

/** The maximum of different bits out of 64; copies differ in two or three. */
const MOST_BITS = 10;
/** Sizes are whole pixels, so the proportions of a small copy may differ slightly. */
const MOST_PROPORTION = 1.03;
const MOST_CANDIDATES = 1000;

const PICTURED = sql`p.id as "proofId", p.ticket_id as "ticketId", t.client_id as "clientId", c.state,
  p.file_key as "fileKey", p.digest, p.created_at as "createdAt"`;
const FROM_PROOFS = sql`payments.proof p
  join payments.card c on c.id = p.ticket_id
  join orders.ticket_facts t on t.id = p.ticket_id and not t.is_deleted`;

/** Stores the pictures of proofs and the pairs of similar ones in PostgreSQL. */
@Injectable()
export class SimilarProofs {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Returns a proof with its picture; undefined if it was deleted. */
  async find(proofId: string): Promise<PicturedProof | undefined> {
    const { rows } = await sql<PicturedProof>`
      select ${PICTURED} from ${FROM_PROOFS}
       where p.id = ${proofId} and p.file_key is not null`.execute(this.db);
    return rows[0];
  }

  /** Stores the hash, proportion and outline by which a picture is found. A repeated call changes nothing. */
  async keep({ proofId, ticketId, createdAt }: PicturedProof, picture: ComparedPicture): Promise<void> {
    await sql`
      insert into payments.picture (proof_id, ticket_id, hash, proportion, outline, sent_at)
      select ${proofId}, ${ticketId}, ${picture.hash}::text::bit(64), ${picture.proportion},
             ${Buffer.from(picture.outline)}, ${createdAt}::timestamptz
      where exists (select from payments.proof where id = ${proofId})
      on conflict do nothing`.execute(this.db);
  }

  /**
   * Returns the pictures of other tickets of the last 12 months that may be similar, the most similar hash first
   * [LIF-033]. Leaves out the same file, which has its own flag.
   */
  async candidates(
    { ticketId, digest }: PicturedProof,
    { hash, proportion }: ComparedPicture,
  ): Promise<Candidate[]> {
    const bits = sql`bit_count(a.hash # ${hash}::text::bit(64))`;
    const { rows } = await sql<Candidate>`
      select ${PICTURED}, a.outline from payments.picture a
        join ${FROM_PROOFS} on p.id = a.proof_id
       where a.sent_at > ${this.clock.now().toISOString()}::timestamptz - interval '12 months'
         and a.ticket_id <> ${ticketId} and p.digest <> ${digest} and p.file_key is not null and ${bits} <= ${MOST_BITS}
         and a.proportion between ${proportion / MOST_PROPORTION} and ${proportion * MOST_PROPORTION}
       order by ${bits}, a.sent_at desc limit ${MOST_CANDIDATES}`.execute(this.db);
    return rows;
  }

  /** Records in both directions that two proofs are similar. Returns whether this is new. */
  async record(one: string, other: string): Promise<boolean> {
    const { rows } = await sql`
      insert into payments.similar_proof (proof_id, other_id)
      select a.id, b.id from payments.proof a join payments.proof b
        on (a.id, b.id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))
      on conflict do nothing returning proof_id`.execute(this.db);
    return rows.length > 0;
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
