import type { Page } from '@manette/contracts/http';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind } from '../../domain/listing-kinds.js';
import type { ListQueryOf } from '../listing-views/listing-source.js';
import { criteriaOf, isShelf } from './listing-criteria.js';
import { ListingTexts, type KeepText } from './listing-texts.js';
import { ListingViews, type VersionedView } from './listing-views.js';

/**
 * The pages of `ListListings` with each listing as JSON in UTF-8, for answers that are kept in memory. A page whose listings are all known in
 * their current version costs one statement that reads no more than these; a second one reads those that are not. Searches
 * and other orders of a shelf that does not fit into memory are read whole, as most of their listings are not known.
 */
export class ListListingsAsJson<K extends ListingKind = ListingKind> extends Query<Page<Buffer>> {
  constructor(
    readonly kind: K,
    readonly query: ListQueryOf<K>,
  ) {
    super();
  }
}

@QueryHandler(ListListingsAsJson)
export class ListListingsAsJsonHandler implements IQueryHandler<ListListingsAsJson> {
  constructor(
    private readonly views: ListingViews,
    private readonly texts: ListingTexts,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for a malformed cursor */
  async execute<K extends ListingKind>({ kind, query }: ListListingsAsJson<K>): Promise<Page<Buffer>> {
    const areKnown = this.texts.haveRoom || isShelf(criteriaOf(kind, query));
    const page = areKnown ? await this.byVersions(kind, query) : undefined;
    return page ?? this.whole(kind, query);
  }

  /** Reads which listings the page shows, and then only those that are not known; undefined where one has gone meanwhile. */
  private async byVersions<K extends ListingKind>(
    kind: K,
    query: ListQueryOf<K>,
  ): Promise<Page<Buffer> | undefined> {
    const { items, ...page } = await this.views.readVersions(kind, query);
    const known = new Map(items.map(({ id, version }) => [id, this.texts.find(id, version)]));
    const missing = [...known].flatMap(([id, text]) => (text === undefined ? [id] : []));
    if (missing.length > 0) {
      const keep = this.texts.reading();
      for (const view of await this.views.readAll(kind, missing)) known.set(view.id, keptText(view, keep));
    }
    const texts = [...known.values()].filter((text) => text !== undefined);
    return texts.length === items.length ? { items: texts, ...page } : undefined;
  }

  private async whole<K extends ListingKind>(kind: K, query: ListQueryOf<K>): Promise<Page<Buffer>> {
    const keep = this.texts.reading();
    const { items, ...page } = await this.views.read(kind, query);
    return { items: items.map((view) => keptText(view, keep)), ...page };
  }
}

/** The text in memory of its own: `Buffer.from` takes a part of a block, all of which stays as long as any part of it does. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

function keptText<K extends ListingKind>({ id, version, view }: VersionedView<K>, keep: KeepText): Buffer {
  const text = bytesOf(JSON.stringify(view));
  keep(id, version, text);
  return text;
}
