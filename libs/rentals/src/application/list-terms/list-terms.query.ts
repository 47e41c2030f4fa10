import type { Page } from '@manette/contracts/http';
import type { TermListQuery, TermView } from '@manette/contracts/rentals';
import { Clock } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { termFilters } from './term-filters.js';
import { TermPages } from './term-pages.js';

/** Returns all rentals, for administrators [LIF-082]. */
export class ListTerms extends Query<Page<TermView>> {
  constructor(readonly list: TermListQuery) {
    super();
  }
}

@QueryHandler(ListTerms)
export class ListTermsHandler implements IQueryHandler<ListTerms> {
  constructor(
    private readonly pages: TermPages,
    private readonly clock: Clock,
  ) {}

  execute({ list }: ListTerms): Promise<Page<TermView>> {
    return this.pages.page(termFilters(list, this.clock.now()), list);
  }
}
