import type { Page, PageQuery } from '@manette/contracts/http';
import type { TermView } from '@manette/contracts/rentals';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { TermPages } from './term-pages.js';

/** Returns the rentals of a client, in the order of the administrators' list [LIF-082]. */
export class ListOwnTerms extends Query<Page<TermView>> {
  constructor(
    readonly clientId: string,
    readonly place: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListOwnTerms)
export class ListOwnTermsHandler implements IQueryHandler<ListOwnTerms> {
  constructor(private readonly pages: TermPages) {}

  execute({ clientId, place }: ListOwnTerms): Promise<Page<TermView>> {
    return this.pages.page([sql`t.client_id = ${clientId}::uuid`], place);
  }
}
