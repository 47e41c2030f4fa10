import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ChangeFeed } from '../../database/changes/change-feed.js';
import type { CachedPage } from './cached-page.js';
import type { Encoding } from './encodings.js';
import { StoredPage } from './stored-page.js';

const MAX_BYTES = 8 * 1024 * 1024;
/** The memory that a page takes in addition to its bytes. */
const OVERHEAD = 1024;

interface Kept {
  page: StoredPage;
  generation: number;
}

/** Computes the ETag of a body, as Express does for every other response. */
export type EtagOf = (body: Buffer) => string;

/** The pages that are current according to the change feed. Use it only while the feed is confirmed. */
@Injectable()
export class PageStore {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, key) => page.size + 2 * key.length + OVERHEAD,
  });
  private readonly reading = new Map<string, { generation: number; page: Promise<StoredPage> }>();
  /** The number of changes of each group, by scope; `unknowns` counts how often the changes were unknown. */
  private readonly generations = new Map<string, Map<string, number>>();
  private unknowns = 0;

  constructor(private readonly changes: ChangeFeed) {}

  /** Returns the page in memory, unless it is stale. */
  get(address: CachedPage): StoredPage | undefined {
    const kept = this.pages.get(address.key);
    return kept?.generation === this.generationOf(address) ? kept.page : undefined;
  }

  /** Returns the page, read once for all concurrent requests. The caller must have confirmed the change feed. */
  page(address: CachedPage, etagOf: EtagOf): Promise<StoredPage> {
    const kept = this.get(address);
    if (kept) return Promise.resolve(kept);
    const generation = this.generationOf(address);
    const running = this.reading.get(address.key);
    // With another generation, the running read may miss a change that was reported since it began.
    if (running?.generation === generation) return running.page;
    const reading = { generation, page: this.read(address, generation, etagOf) };
    this.reading.set(address.key, reading);
    const forget = () => {
      if (this.reading.get(address.key) === reading) this.reading.delete(address.key);
    };
    reading.page.then(forget, forget);
    return reading.page;
  }

  /** Encodes a page that this store returned. */
  async prepare({ key }: CachedPage, page: StoredPage, encoding: Encoding): Promise<void> {
    if (page.encoded(encoding) !== undefined) return;
    await page.prepare(encoding);
    const kept = this.pages.peek(key);
    // Stores it again, as its size has changed.
    if (kept?.page === page) this.pages.set(key, { ...kept });
  }

  private async read(address: CachedPage, generation: number, etagOf: EtagOf): Promise<StoredPage> {
    const { isFollowing } = this.changes;
    const bytes = await address.read();
    const page = new StoredPage(etagOf(bytes), bytes);
    if (isFollowing && generation === this.generationOf(address))
      this.pages.set(address.key, { page, generation });
    return page;
  }

  private generationOf({ scope, group }: CachedPage): number {
    const ofScope = this.generations.get(scope) ?? this.follow(scope);
    return this.unknowns + (ofScope.get(group) ?? 0);
  }

  private follow(scope: string): Map<string, number> {
    const ofScope = new Map<string, number>();
    this.generations.set(scope, ofScope);
    this.changes.listen(scope, (groups) => {
      if (groups === 'all') this.unknowns += 1;
      else for (const group of groups) ofScope.set(group, (ofScope.get(group) ?? 0) + 1);
    });
    return ofScope;
  }
}
