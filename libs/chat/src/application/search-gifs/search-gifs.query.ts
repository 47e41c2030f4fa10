import type { GifView } from '@manette/contracts/chat';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { GifSearch } from './gif-search.js';

/** Returns GIFs that match words, at most 20 [API-050]. */
export class SearchGifs extends Query<GifView[]> {
  constructor(readonly words: string) {
    super();
  }
}

@QueryHandler(SearchGifs)
export class SearchGifsHandler implements IQueryHandler<SearchGifs> {
  constructor(private readonly gifs: GifSearch) {}

  /** @throws GifSearchUnavailable */
  execute({ words }: SearchGifs): Promise<GifView[]> {
    return this.gifs.search(words);
  }
}
