import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTEXT_NAMES, contextOf } from '@manette/platform';
import { contextModules, contextPersistences } from './contexts.js';

const ROOT = join(import.meta.dirname, '../../..');

interface Package {
  name: string;
  dependencies?: Record<string, string>;
  nx?: { tags: string[] };
}

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Package;

describe('the worker', () => {
  it('[contract 7] includes every context of the workspace, as the API does', () => {
    const contexts = globSync('libs/*/package.json', { cwd: ROOT })
      .map(read)
      .filter(({ nx }) => nx?.tags.includes('type:context'))
      .map(({ name }) => name);
    for (const app of ['api', 'worker'])
      expect(Object.keys(read(`apps/${app}/package.json`).dependencies ?? {})).toEqual(
        expect.arrayContaining(contexts),
      );
    expect(contextModules).toHaveLength(contexts.length);
    expect(contextPersistences).toHaveLength(contexts.length);
  });

  it('[OPS-116] accepts every context and `platform` (the shared work) in CONTEXTS', () => {
    const names = contextModules.map(contextOf);
    expect([...names, 'platform']).toEqual([...CONTEXT_NAMES]);
    expect(contextPersistences.map(({ schema }) => schema)).toEqual(names);
  });
});
