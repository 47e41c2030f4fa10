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
  it('runs stages that mostly wait in parallel with those that keep the processors busy, and journeys by themselves', () => {
    expect(orderOf([lint, types, unit, integration, deploy, e2e])).toEqual([
      ['lint, unit', 'types, build'],
      ['integration', 'deploy'],
      ['e2e'],
    ]);
  });

  it('adds the build only for stages that run the product', () => {
    expect(orderOf([lint, unit])).toEqual([['lint, unit']]);
    expect(orderOf([integration])).toEqual([['build'], ['integration']]);
    expect(orderOf([deploy])).toEqual([['build'], ['deploy']]);
  });
});
