import { Histogram, Registry } from 'prom-client';
import { CallDurations } from './call-durations.js';

const BOUNDS = [0.005, 0.2, 1];
const CALLS = [
  ['GET', '/api/accounts', 200, 0.004],
  ['GET', '/api/accounts', 200, 0.005],
  ['GET', '/api/accounts', 304, 0.3],
  ['HEAD', '/api/accounts', 200, 1],
  ['POST', 'a "quoted" route', 503, 61.5],
  ['GET', '/api/accounts', 200, 0.0051],
] as const;

it('[contract 1] durations of calls are exposed exactly as those of a histogram of prom-client', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const figure = { name: 'manette_seconds', help: 'Time from the arrival\nof a call' };
  const durations = new CallDurations(figure.name, figure.help, BOUNDS);
  ours.registerMetric(durations.asMetric());
  const labelNames = ['method', 'route', 'status'] as const;
  const histogram = new Histogram({ ...figure, labelNames, buckets: BOUNDS, registers: [theirs] });
  expect(await ours.metrics()).toBe(await theirs.metrics());
  for (const [method, route, status, seconds] of CALLS) {
    durations.observe(method, route, status, seconds);
    histogram.observe({ method, route, status }, seconds);
  }
  const lines = async (registry: Registry) => (await registry.metrics()).split('\n').sort();
  expect(await lines(ours)).toEqual(await lines(theirs));
  expect(await ours.metrics()).toContain(
    'manette_seconds_bucket{le="0.005",method="GET",route="/api/accounts",status="200"} 2',
  );
});
