import { Inject, Injectable, Logger } from '@nestjs/common';
import { GIF_RESULTS, type GifView } from '@manette/contracts/chat';
import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { GifSearch, GifSearchUnavailable } from '../../application/search-gifs/gif-search.js';
import { gifsOf } from './gif-results.js';
import { readJson } from './read-json.js';

/** The time limit for the whole response; a user waits for it in a dialog. */
const TIMEOUT_MS = 5_000;

/** Calls the endpoint of `GIF_SEARCH_URL`; its key stays on the server (contract, section 1). */
@Injectable()
export class HttpGifSearch extends GifSearch {
  private readonly logger = new Logger(HttpGifSearch.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    super();
  }

  async search(words: string): Promise<GifView[]> {
    const { gifs } = this.config;
    if (!gifs) throw new GifSearchUnavailable();
    const address = new URL(gifs.url);
    address.searchParams.set('q', words);
    address.searchParams.set('limit', String(GIF_RESULTS));
    if (gifs.key) address.searchParams.set('key', gifs.key);
    try {
      const answer = await fetch(address, {
        headers: { accept: 'application/json' },
        // Redirects are refused: another host, perhaps in the internal network, must not be called or receive the key.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return gifsOf(await readJson(answer));
    } catch (error) {
      // Logged without the address, which contains the key.
      const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      this.logger.warn(`the GIF search did not answer: ${why.slice(0, 300)}`);
      throw new GifSearchUnavailable();
    }
  }
}
