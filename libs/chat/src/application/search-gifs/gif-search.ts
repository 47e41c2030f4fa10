import { DomainError } from '@manette/contracts/errors';
import { GIF_SEARCH_FAILED, type GifView } from '@manette/contracts/chat';

/** No search is configured, or the service does not respond. */
export class GifSearchUnavailable extends DomainError {
  constructor() {
    super('UNAVAILABLE', GIF_SEARCH_FAILED);
  }
}

/** Finds GIFs by words at an external service. */
export abstract class GifSearch {
  /** Returns at most 20 GIFs [API-050]. Throws `GifSearchUnavailable`. */
  abstract search(words: string): Promise<GifView[]>;
}
