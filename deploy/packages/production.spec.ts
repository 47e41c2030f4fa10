import type { Lock } from './lock.ts';
import { productionPlaces, projectOf } from './production.ts';

const lock: Lock = {
  name: 'shop',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': {
      version: '1.0.0',
      dependencies: { server: '1.0.0' },
      devDependencies: { tester: '1.0.0' },
      optionalDependencies: { 'node-for-development': '1.0.0' },
    },
    'node_modules/server': {
      version: '1.0.0',
      dependencies: { parts: '^2.0.0' },
      optionalDependencies: { native: '^1.0.0' },
      peerDependencies: { compiler: '*', beside: '*' },
      peerDependenciesMeta: { compiler: { optional: true } },
    },
    'node_modules/server/node_modules/parts': { version: '2.0.0', dependencies: { shared: '*' } },
    'node_modules/parts': { version: '1.0.0' },
    'node_modules/shared': { version: '1.0.0', dependencies: { server: '*' } },
    'node_modules/native': { version: '1.0.0' },
    'node_modules/beside': { version: '1.0.0' },
    'node_modules/compiler': { version: '6.0.0' },
    'node_modules/tester': { version: '1.0.0' },
    'node_modules/node-for-development': { version: '24.0.0' },
  },
};

const PLACES = [
  'node_modules/beside',
  'node_modules/native',
  'node_modules/server',
  'node_modules/server/node_modules/parts',
  'node_modules/shared',
];

describe('the production packages', () => {
  it('[OPS-079] are what the dependencies use, without development packages and optional peers', () => {
    expect(productionPlaces(lock)).toEqual(PLACES);
  });

  it('[OPS-078] can be reduced to some packages and what these use, in the same versions', () => {
    const { manifest, lock: reduced } = projectOf(lock, ['shared']);
    expect(manifest.dependencies).toEqual({ shared: '1.0.0' });
    expect(Object.keys(reduced.packages)).toEqual(['', ...PLACES]);
    expect(Object.keys(projectOf(lock, ['native']).lock.packages)).toEqual(['', 'node_modules/native']);
  });
});
