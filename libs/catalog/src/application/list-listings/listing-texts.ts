import { ChangeFeed, CacheGuard } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LISTING_SOURCES } from '../listing-views/listing-sources.js';

const KINDS = Object.keys(LISTING_SOURCES);
/**
 * About 10,000 listings. With a larger shelf most pages are read from the database, because a client who pages on
 * requests other listings each time.
 */
const MAX_BYTES = 20 * 1024 * 1024;
/** Estimated bytes of memory per cached text in addition to the text itself. */
const OVERHEAD = 200;

interface KeptText {
  version: string;
  text: Buffer;
}

/** Caches the text of a listing for this version of its row, unless its pictures may have changed since the reading began. */
export type KeepText = (id: string, version: string, text: Buffer) => void;

/**
 * Caches the JSON of listings as lists show them, in UTF-8: buffers are outside of the heap and are joined without
 * being encoded again. A text belongs to one version of the listing's row, which the caller has just read. All texts
 * are dropped when any picture changes, because pictures have no version of their own.
 */
@Injectable()
export class ListingTexts {
  private readonly texts = new LRUCache<string, KeptText>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }) => text.length + OVERHEAD,
    dispose: (_text, _id, reason) => {
      this.areCrowded ||= reason === 'evict';
    },
  });
  private readonly guard: CacheGuard;
  private areCrowded = false;

  constructor(changes: ChangeFeed) {
    this.guard = new CacheGuard(changes);
    changes.listen('catalog.listing', (kinds) => {
      // A changed picture is reported as a change of both kinds, because listings of both kinds may show it.
      if (kinds === 'all' || KINDS.every((kind) => kinds.includes(kind))) this.forget();
    });
  }

  /**
   * Whether no text was evicted since the cache was last cleared: then the shelf fits, and all its texts will be
   * cached in time.
   */
  get haveRoom(): boolean {
    return !this.areCrowded;
  }

  find(id: string, version: string): Buffer | undefined {
    const kept = this.texts.get(id);
    return kept?.version === version ? kept.text : undefined;
  }

  /** Must be called before listings are read. Returns the function that caches their texts. */
  reading(): KeepText {
    const mayKeep = this.guard.begin();
    return (id, version, text) => {
      if (mayKeep()) this.texts.set(id, { version, text });
    };
  }

  private forget(): void {
    this.guard.noteChange();
    this.texts.clear();
    this.areCrowded = false;
  }
}
