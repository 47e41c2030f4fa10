// The order of test files: those that are known to take the longest go first, so that both workers end together.
import Sequencer from '@jest/test-sequencer';

const LONGEST = [
  'files/hostile-files',
  'fuzz/hostile-requests',
  'test/launcher',
  'catalog/picture-faults',
  'orders/killed-api',
  'identity/operator',
  'matrix/matrix',
  'catalog/pictures',
  'orders/stock-model',
  'outbox/outbox',
];

const rank = ({ path }) => {
  const at = LONGEST.findIndex((name) => path.endsWith(`${name}.int-spec.ts`));
  return at < 0 ? LONGEST.length : at;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
