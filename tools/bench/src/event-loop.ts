const P99 = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;

/**
 * The delay of the API's event loop that 99 % of its turns did not exceed since this was last asked, in milliseconds. Node's
 * timer for it takes 10 ms itself, which are part of it.
 */
export async function eventLoopDelay(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, seconds] = P99.exec(text) ?? [];
  if (seconds === undefined) throw new Error('the metrics tell nothing of the event loop');
  return Number(seconds) * 1000;
}
