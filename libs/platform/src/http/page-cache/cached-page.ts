/** A page that a GET request asks for, and that is the same for every signed-in user. */
export interface CachedPage {
  /** The route, as the metrics name it. */
  route: string;
  /** The scope of the change feed, and the key in it, whose changes make the page old. */
  scope: string;
  group: string;
  /** What distinguishes the page from others: its route and normalised query. */
  key: string;
  /** Reads the answer's body: JSON in UTF-8. */
  read: () => Promise<Buffer>;
}

/**
 * Recognises the pages of a route. The query holds each name once; what does not validate must be left to the controller,
 * which refuses it.
 * @returns undefined for a request that is none of its pages
 */
export type PageMatcher = (path: string, query: Readonly<Record<string, string>>) => CachedPage | undefined;
