import { DomainError } from '@manette/contracts/errors';
import { GIF_SEARCH_FAILED, type GifView } from '@manette/contracts/chat';

/** No search is configured, or it does not answer. */
export class GifSearchUnavailable extends DomainError {
  constructor() {
    super('UNAVAILABLE', GIF_SEARCH_FAILED);
  }
}

/** GIFs by words, from whoever offers them. */
export abstract class GifSearch {
  /** At most 20 [API-050]. Throws `GifSearchUnavailable`. */
  abstract search(words: string): Promise<GifView[]>;
}
