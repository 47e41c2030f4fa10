/** One request of a load; what it lacks is as the job says. */
export interface LoadRequest {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What a load generator has to do; it stops by itself. */
export interface LoadJob {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  connections: number;
  /** At most this long. */
  seconds: number;
  /** Ends when this many requests are answered, if that comes first. */
  amount?: number;
  /** Sent one after another over all connections, again from the first after the last; without them one request is repeated. */
  requests?: LoadRequest[];
}

export interface LoadResult {
  requestsPerSecond: number;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Requests without an answer. */
  errors: number;
}
