import { GetSentGuides, type GuideView } from '@manette/contracts/fulfilment';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** The guides that were sent for the returns of rentals, with what is ticked. */
@Injectable()
export class GuidesOfTerms {
  constructor(private readonly queries: QueryBus) {}

  /** By their ids; asks nothing where there are none. */
  async byIds(ids: readonly (string | null)[]): Promise<Map<string, GuideView>> {
    const wanted = ids.filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const guides = await this.queries.execute<GetSentGuides, GuideView[]>(new GetSentGuides(wanted));
    return new Map(guides.map((guide) => [guide._id, guide]));
  }
}
