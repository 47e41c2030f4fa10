import type { Page } from '@manette/contracts/http';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ListingKind } from '../../domain/listing-kinds.js';
import type { ListQueryOf } from '../listing-views/listing-source.js';
import { criteriaOf, isShelf } from './listing-criteria.js';
import { ListingTexts, type KeepText } from './listing-texts.js';
import { ListingViews, type VersionedView } from './listing-views.js';

/**
 * Reads the pages of `ListListings` with each listing as JSON in UTF-8, for responses that are cached in memory. If
 * the texts of all listings of a page are cached in their current version, one statement reads only ids and versions;
 * a second one reads the listings whose texts are missing. When the texts of the shelf do not fit into memory,
 * searches and other sort orders are read in one statement with all fields, because most of their texts are not
 * cached.
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

  /**
   * Reads the ids and versions of the page, then only the listings whose texts are not cached. Returns undefined if a
   * listing was deleted in between.
   */
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

/**
 * Copies the text into its own memory. `Buffer.from` would take part of a shared block, which stays allocated as long
 * as any part of it is used.
 */
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
