import { EntityManager } from '@mikro-orm/postgresql';
import { GetSentGuides, type GuideView } from '@manette/contracts/fulfilment';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { guideViewOf, type GuideTables } from '../guide-rows.js';

/** Called by rentals: returns sent guides by their ids. */
@QueryHandler(GetSentGuides)
export class GetSentGuidesHandler implements IQueryHandler<GetSentGuides, GuideView[]> {
  constructor(private readonly em: EntityManager) {}

  async execute({ guideIds }: GetSentGuides): Promise<GuideView[]> {
    if (guideIds.length === 0) return [];
    const rows = await this.em
      .getKysely<GuideTables>()
      .selectFrom('fulfilment.sent_guide')
      .selectAll()
      .where('id', 'in', guideIds)
      .execute();
    return rows.map(guideViewOf);
  }
}
