import { build } from './build.ts';
import { deploy } from './deploy.ts';
import { e2e } from './e2e.ts';
import { integration } from './integration.ts';
import { lint } from './lint.ts';
import { groupsOf } from './queues.ts';
import { types } from './types.ts';
import { unit } from './unit.ts';

const orderOf = (...given: Parameters<typeof groupsOf>) =>
  groupsOf(...given).map((group) => group.map((queue) => queue.map(({ name }) => name).join(', ')));

describe('the order of stages', () => {
  it('has lint beside types and the build, and whatever has limits of time alone', () => {
    expect(orderOf([lint, types, unit, integration, deploy, e2e])).toEqual([
      ['lint', 'types, build'],
      ['unit'],
      ['integration'],
      ['deploy'],
      ['e2e'],
    ]);
  });

  it('builds for stages that run the product alone', () => {
    expect(groupsOf([lint, unit])).toEqual([[[lint], []], [[unit]]]);
    expect(groupsOf([integration])).toEqual([[[], [build]], [[integration]]]);
    expect(groupsOf([deploy])).toEqual([[[], [build]], [[deploy]]]);
  });
});
