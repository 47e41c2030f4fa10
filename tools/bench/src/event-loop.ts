const P99 = /^nodejs_eventloop_lag_p99_seconds (\S+)$/m;

/**
 * Returns the 99th percentile of the delay of the API's event loop since the last call, in milliseconds. The value includes
 * the 10 ms of Node's own timer.
 */
export async function eventLoopDelay(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const [, seconds] = P99.exec(text) ?? [];
  if (seconds === undefined) throw new Error('the metrics tell nothing of the event loop');
  return Number(seconds) * 1000;
}
