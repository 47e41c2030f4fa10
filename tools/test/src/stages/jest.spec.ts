import { runsOf } from './jest.ts';

const one = (name: string, testFolders?: string[]) => ({
  name,
  folder: name,
  scripts: { integration: 'x' },
  ...(testFolders ? { testFolders } : {}),
});

it("[OPS-115] runs only the API's tests of the affected contexts", () => {
  expect(runsOf('integration', [one('api', ['catalog', 'orders']), one('worker'), one('local')])).toEqual([
    ['run-many', '-t', 'integration', '-p', 'worker,local', '--parallel=1'],
    ['run', 'api:integration', '--testPathPatterns=/test/catalog/', '--testPathPatterns=/test/orders/'],
  ]);
  expect(runsOf('integration', [one('api', ['chat'])])).toEqual([
    ['run', 'api:integration', '--testPathPatterns=/test/chat/'],
  ]);
});
