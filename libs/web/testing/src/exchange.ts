export interface FakeCall {
  method: string;
  /** Below `/api`, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or the FormData of an upload. */
  body: unknown;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type Answerer = (call: FakeCall) => Answer | Promise<Answer>;

/** Handles one call on the fake network. A rejection means that no server was reached. */
export type Exchange = (call: {
  method: string;
  url: string;
  headers: Headers;
  body: unknown;
}) => Promise<Answer>;
