/**
 * The stores that tests of queues run on, for `describe.each`: PostgreSQL, and Redis where the tests have one.
 * @param database the number of the Redis database, which no other test may use
 * @returns the name of each store, with the variables that select it
 */
export function queueStores(database: number): [store: string, env: Record<string, string>][] {
  const redis = process.env.TEST_REDIS_URL;
  return [['PostgreSQL', {}], ...(redis ? [['Redis', { REDIS_URL: `${redis}/${database}` }]] : [])] as [
    string,
    Record<string, string>,
  ][];
}
