import { apiTestFolders } from './api-tests.ts';

const contexts = ['catalog', 'orders', 'chat'];
const calls = [
  { from: 'orders', to: 'catalog', name: 'TakeFromStock' },
  { from: 'platform', to: 'catalog', name: 'Anything' },
];
const folders = (files: string[], ...names: string[]) =>
  apiTestFolders({ files, reached: new Set(names.map((name) => `@manette/${name}`)), contexts, calls });

describe("[OPS-115] the API's tests that a change reaches", () => {
  it('are those of the contexts that it reaches', () => {
    expect(folders(['libs/chat/src/index.ts'], 'chat', 'api')).toEqual(['chat']);
  });

  it('include those of contexts that call a reached context in the same process', () => {
    expect(folders(['libs/catalog/src/index.ts'], 'catalog', 'api')).toEqual(['catalog', 'orders']);
  });

  it('include the tests that are changed themselves', () => {
    expect(folders(['apps/api/test/files/x.int-spec.ts', 'libs/chat/a.ts'], 'chat')).toEqual([
      'chat',
      'files',
    ]);
  });

  it.each([
    ['the API itself', ['apps/api/src/main.ts'], ['api']],
    ['code that the tests share', ['apps/api/test/support/calls.ts'], ['api']],
    ['every context', ['libs/platform/src/index.ts'], ['api', ...contexts]],
  ])('are all tests, when the change concerns %s', (_what, files, names) => {
    expect(folders(files, ...names)).toBeUndefined();
  });
});
