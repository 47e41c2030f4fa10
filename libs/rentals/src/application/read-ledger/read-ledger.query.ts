import { EntityManager } from '@mikro-orm/postgresql';
import { slotKindsOf, type LedgerView, type SlotView } from '@manette/contracts/rentals';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Listings } from '../listings.js';
import type { RentalsTables } from '../rentals.tables.js';

/** Returns the ledger of an account with its slots, the oldest first [LIF-073]. */
export class ReadLedger extends Query<LedgerView> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(ReadLedger)
export class ReadLedgerHandler implements IQueryHandler<ReadLedger> {
  constructor(
    private readonly em: EntityManager,
    private readonly listings: Listings,
  ) {}

  /** Inside a unit of work it sees the changes of that unit of work. @throws AccountNotFound */
  async execute({ accountId }: ReadLedger): Promise<LedgerView> {
    const { hasLedger, console, service } = await this.listings.read(accountId);
    const kinds = slotKindsOf(console, service);
    return { enabled: hasLedger, kinds, slots: hasLedger ? await this.slots(accountId) : [] };
  }

  private slots(accountId: string): Promise<SlotView[]> {
    return this.em
      .getKysely<RentalsTables>()
      .selectFrom('rentals.slot as s')
      .leftJoin('rentals.term as t', (join) =>
        join.onRef('t.slot_id', '=', 's.id').on('t.state', '<>', 'ended'),
      )
      .select(['s.id as _id', 's.kind', 's.label', 's.state', 't.id as termId'])
      .where('s.account_id', '=', accountId)
      .where('s.removed_at', 'is', null)
      .orderBy('s.number')
      .execute();
  }
}
