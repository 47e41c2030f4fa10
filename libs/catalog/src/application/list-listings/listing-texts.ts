import { ChangeFeed, Readings } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { LISTING_SOURCES } from '../listing-views/listing-sources.js';

const KINDS = Object.keys(LISTING_SOURCES);
/** Some 10,000 listings: a shelf that does not fit reads most of its pages' listings again, since who pages on comes to others. */
const MAX_BYTES = 20 * 1024 * 1024;
/** What a text takes beside its bytes. */
const OVERHEAD = 200;

interface KeptText {
  version: string;
  text: Buffer;
}

/** Keeps the text of a listing as its row of this version has it, unless its pictures may have changed since the reading began. */
export type KeepText = (id: string, version: string, text: Buffer) => void;

/**
 * The JSON of listings as lists show them, in UTF-8: outside of the heap, and joined without being encoded again. A text belongs to one version of the listing's row, which whoever asks has just
 * read, and is forgotten when any picture changes: these have no version of their own.
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
  private readonly readings: Readings;
  private areCrowded = false;

  constructor(changes: ChangeFeed) {
    this.readings = new Readings(changes);
    changes.listen('catalog.listing', (kinds) => {
      // A change of a picture is noted as one of both kinds, since either may show it.
      if (kinds === 'all' || KINDS.every((kind) => kinds.includes(kind))) this.forget();
    });
  }

  /** Whether no text had to make room for another: those of a shelf that fits are sooner or later all known. */
  get haveRoom(): boolean {
    return !this.areCrowded;
  }

  find(id: string, version: string): Buffer | undefined {
    const kept = this.texts.get(id);
    return kept?.version === version ? kept.text : undefined;
  }

  /** To be called before listings are read. */
  reading(): KeepText {
    const mayKeep = this.readings.begin();
    return (id, version, text) => {
      if (mayKeep()) this.texts.set(id, { version, text });
    };
  }

  private forget(): void {
    this.readings.noteChange();
    this.texts.clear();
    this.areCrowded = false;
  }
}
