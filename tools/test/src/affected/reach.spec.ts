import type { ProjectGraph } from './graph.ts';
import { concernsAll, reachOf } from './reach.ts';

const node = (root: string, targets: ProjectGraph['nodes'][string]['data']['targets'] = {}) => ({
  data: { root, targets },
});
const made = { build: { inputs: ['default'] } };
const on = (...targets: string[]) => targets.map((target) => ({ target }));

/** A shop with two contexts that an API uses, and a web library that a page uses. The library's tests read mails. */
const graph: ProjectGraph = {
  namedInputs: { default: ['{projectRoot}/**/*', '{workspaceRoot}/tools/rspack/**/*'] },
  nodes: {
    api: node('apps/api', made),
    chat: node('libs/chat', made),
    orders: node('libs/orders', made),
    words: node('libs/web/words', { unit: { inputs: ['{workspaceRoot}/libs/chat/src/mails/*.ts'] } }),
    page: node('apps/page', made),
    checks: node('tools/checks', {
      lint: { inputs: ['{workspaceRoot}/**/*', { runtime: 'git --version' }] },
    }),
  },
  dependencies: { api: on('chat', 'orders'), page: on('words'), chat: [], orders: [], words: [], checks: [] },
};
const reached = (...files: string[]) => [...reachOf(files, graph)].sort();

describe('[OPS-115] a change reaches', () => {
  it('its package, the dependents of this package, and packages that read all files', () => {
    expect(reached('libs/chat/src/index.ts')).toEqual(['api', 'chat', 'checks']);
  });

  it('a package whose tests read the changed file, but not the dependents of this package', () => {
    expect(reached('libs/chat/src/mails/hello.ts')).toEqual(['api', 'chat', 'checks', 'words']);
  });

  it('all packages that are built with a changed tool, and their dependents', () => {
    expect(reached('tools/rspack/rules.mjs')).toEqual(['api', 'chat', 'checks', 'orders', 'page']);
  });

  it.each(['package-lock.json', 'package.json', 'nx.json'])('the packages Nx names if %s changed', (file) => {
    expect(concernsAll(['libs/chat/src/index.ts', file])).toBe(true);
    expect(concernsAll(['libs/chat/package.json'])).toBe(false);
  });

  it('only packages that read all files, when a page of the guides is changed', () => {
    expect(reached('docs/page.md')).toEqual(['checks']);
  });
});
