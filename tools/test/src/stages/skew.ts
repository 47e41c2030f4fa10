import { startGateway } from '@manette/local';
import { atExit } from '../at-exit.ts';
import { NOTHING, sum, type Figures } from '../figures/figures.ts';
import { frontEndsNow, frontEndsOf, type FrontEnds } from '../skew/earlier-release.ts';
import { newestTag } from '../skew/newest-tag.ts';
import { freePorts, runJourneys } from './journeys.ts';
import type { Stage } from './stage.ts';

const ORDER = 'order-story';
/** More connections than the browsers of the journey open. */
const CONNECTIONS = 1000;

/** Runs the order journey with the given front ends in front of this checkout's product. */
async function orderWith(what: string, frontEnds: FrontEnds): Promise<Figures> {
  const [gifs = 0, product = 0, issuer = 0, port = 0] = await freePorts(4);
  const origin = `http://localhost:${port}`;
  const gateway = await startGateway({
    ...{ port, host: undefined, publicUrl: origin, trustedProxies: [], connectionsPerAddress: CONNECTIONS },
    ...{ gifSearchUrl: undefined, remoteOrigins: [] },
    ...frontEnds,
    apiAddress: () => `http://127.0.0.1:${product}`,
  });
  const stop = atExit(() => gateway.stop());
  console.log(`  [OPS-064] ${what}`);
  try {
    const ports = [gifs, product, issuer];
    const { failures, ...figures } = await runJourneys({
      ...{ stage: 'skew', workers: 1, files: [ORDER], ports, origin },
    });
    return { ...figures, failures: failures.map((words) => `[OPS-064] ${what}: ${words}`) };
  } finally {
    await stop();
  }
}

/**
 * Tests that front ends of two releases work together: runs the order journey with the remotes of the newest tag `v*` in this
 * checkout's shell, and with that tag's shell and this checkout's remotes [OPS-064].
 */
export const skew: Stage = {
  name: 'skew',
  leftOut: async () => ((await newestTag()) ? undefined : 'no earlier release'),
  async run() {
    const tag = await newestTag();
    if (!tag) return NOTHING;
    const earlier = await frontEndsOf(tag);
    return sum([
      await orderWith(`the remotes of ${tag} in this shell`, { ...earlier, shell: frontEndsNow.shell }),
      await orderWith(`these remotes in the shell of ${tag}`, { ...frontEndsNow, shell: earlier.shell }),
    ]);
  },
};
