import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

const FOLDER = join(CHECKOUT, 'docs/runbooks');
const HEADINGS = ['What people see', 'How to tell', 'What to do', 'Afterwards'];
const { scripts } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe.each([
  ...['database-away', 'redis-away', 'disk-full', 'queue-stuck', 'bad-release'],
  ...['lost-administrator', 'leaked-key', 'restore', 'upgrade-postgres'],
])('the runbook %s', (name) => {
  const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');

  it('[OPS-112] has at most 80 lines, under the four headings', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(HEADINGS);
  });

  it('[OPS-112] names scripts and pages that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    const pages = [...text.matchAll(/\((?:docs\/operations\/)?([\w-]+\.md)\)|\(([\w./-]+\.md)\)/g)];
    const paths = pages.map(([, page = '', path = page]) => path);
    const isThere = (path: string) =>
      [FOLDER, join(CHECKOUT, 'docs/operations'), CHECKOUT].some((folder) => existsSync(join(folder, path)));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

it('[OPS-111] each alert leads to a runbook that exists', () => {
  const rules = readFileSync(join(CHECKOUT, 'deploy/observability/rules.yml'), 'utf8');
  const named = [...rules.matchAll(/runbook: (\S+)/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(11);
  expect(named.filter((file) => !existsSync(join(CHECKOUT, file)))).toEqual([]);
});
