// Orders test files: those that are known to take the longest run first, so that the workers finish at about the same time.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'test/launcher.int',
  'files/hostile-files.int',
  'catalog/picture-faults.int',
  'fuzz/hostile-requests.int',
  'identity/presence.int',
  'backup/other-servers.int',
  'platform/releases.int',
  'platform/releases-in-s3.int',
  'catalog/picture-sweep.int',
  'identity/killed-process.int',
  'orders/killed-api.deploy',
  'outbox/outbox.int',
  'test/serve-processes.deploy',
  'packages/packages.deploy',
  'deploy/rolling.deploy',
  'deploy/many-machines.deploy',
  'affected/affected.deploy',
  'migrations/check.deploy',
];

const rank = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.endsWith(`/${name}-spec.ts`));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
