/** One request of a load. Absent fields are those of the job. */
export interface LoadRequest {
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The task of a load generator, which stops by itself. */
export interface LoadJob {
  url: string;
  method: 'GET' | 'POST' | 'PUT';
  headers: Record<string, string>;
  connections: number;
  /** Maximum duration. */
  seconds: number;
  /** Ends earlier when this many requests are answered. */
  amount?: number;
  /** Sent in turn over all connections, repeated from the first one. Without them one request is repeated. */
  requests?: LoadRequest[];
}

export interface LoadResult {
  requestsPerSecond: number;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Number of requests without a response. */
  errors: number;
}
