/** A page of results that a GET request reads and that is the same for every signed-in user. */
export interface CachedPage {
  /** The route, as the metrics name it. */
  route: string;
  /** The scope of the change feed, and the key in it, whose changes make the page stale. */
  scope: string;
  group: string;
  /** What distinguishes the page from others: its route and normalised query. */
  key: string;
  /** Reads the response's body: JSON in UTF-8. */
  read: () => Promise<Buffer>;
}

/**
 * Recognises the pages of a route. The query has each name once. A query that does not validate must be left to the
 * controller, which refuses it.
 * @returns undefined for any other request
 */
export type PageMatcher = (path: string, query: Readonly<Record<string, string>>) => CachedPage | undefined;
