import { GetSentGuides, type GuideView } from '@manette/contracts/fulfilment';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** Reads the guides that were sent for the returns of rentals, with their ticked steps. */
@Injectable()
export class GuidesOfTerms {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the guides by their ids. Sends no query if there are no ids. */
  async byIds(ids: readonly (string | null)[]): Promise<Map<string, GuideView>> {
    const wanted = ids.filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const guides = await this.queries.execute<GetSentGuides, GuideView[]>(new GetSentGuides(wanted));
    return new Map(guides.map((guide) => [guide._id, guide]));
  }
}
