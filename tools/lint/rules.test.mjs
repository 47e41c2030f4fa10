// Each lint rule of this project refuses what it should. Without this test a passing lint would prove nothing.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { fixtures } from './read-fixture.mjs';
import { boundaries, FLOORS } from './rules.mjs';

const BOUNDARIES = '@nx/enforce-module-boundaries';
const cwd = join(import.meta.dirname, '../..');
const house = new ESLint({ cwd, ignore: false });

/** ESLint with one constraint of the boundaries only, so that neither another constraint nor a cycle hides it. */
const withOnly = (constraint) => {
  const alone = { ...boundaries, depConstraints: [constraint], ignoredCircularDependencies: [['*', '*']] };
  return new ESLint({ cwd, ignore: false, overrideConfig: { rules: { [BOUNDARIES]: ['error', alone] } } });
};

async function complaints(eslint, { text, place }) {
  const [{ messages }] = await eslint.lintText(text, { filePath: place });
  return messages;
}

/** Returns why a fixture is skipped when its package does not exist yet, otherwise false. */
const waiting = ({ place }) => {
  const folder = relative(cwd, place).split('/').slice(0, 2).join('/');
  return existsSync(join(cwd, folder)) ? false : `${folder} does not exist yet`;
};

function assertRefused(messages, { rule, says, imports, name }) {
  for (const line of imports)
    assert.ok(
      messages.some((one) => one.line === line && one.ruleId === rule && one.message.includes(says)),
      `${name}:${line} was not refused by ${rule} with "${says}", but: ${JSON.stringify(messages, null, 1)}`,
    );
}

describe('import rules', () => {
  for (const fixture of fixtures('{layers,floors,facades}/*'))
    if (fixture.rule)
      it(`refuse ${fixture.name}`, { skip: waiting(fixture) }, async () =>
        assertRefused(await complaints(house, fixture), fixture),
      );

  for (const fixture of fixtures('boundaries/*'))
    it(`refuse ${fixture.name}`, { skip: waiting(fixture) }, async () => {
      const constraint = boundaries.depConstraints.find(({ sourceTag }) => sourceTag === fixture.says);
      const refused = (await complaints(house, fixture)).some(({ ruleId }) => ruleId === BOUNDARIES);
      assert.ok(refused, `${fixture.name} was not refused`);
      assertRefused(await complaints(constraint ? withOnly(constraint) : house, fixture), fixture);
    });

  it('have a fixture for each boundary', () => {
    const shown = fixtures('boundaries/*').map(({ says }) => says);
    for (const { sourceTag } of boundaries.depConstraints) assert.ok(shown.includes(sourceTag), sourceTag);
  });

  it('have a fixture for each floor of the platform', () => {
    const shown = fixtures('floors/*').map(({ says }) => says);
    for (const floor of Object.keys(FLOORS))
      assert.ok(
        shown.some((says) => says.startsWith(`the floor ${floor} `)),
        floor,
      );
  });

  it('refuse a feature that imports another feature, or the app around it', async () => {
    const features = join(cwd, 'apps/storefront/src/features');
    const [one, other] = readdirSync(features);
    const [file] = readdirSync(join(features, other), { recursive: true }).filter((name) =>
      /\.tsx?$/.test(name),
    );
    const place = join(features, one, 'fixture.ts');
    const import_ = (target) => `import '${relative(dirname(place), target).replace(/\.tsx?$/, '')}';\n`;
    const text = import_(join(features, other, file)) + import_(join(features, '../routes.tsx'));
    const messages = await complaints(house, { text, place });
    assertRefused(messages, {
      name: one,
      rule: 'import-x/no-restricted-paths',
      says: 'features',
      imports: [1, 2],
    });
  });

  for (const fixture of fixtures('allowed/*'))
    it(`allow ${fixture.name}`, async () => assert.deepEqual(await complaints(house, fixture), []));
});

describe('rules for lazy parts', () => {
  const text = `import { lazy } from 'react';
import { lazyPart } from '@manette/web-ui';
export const parts = { lazy, lazyPart };
`;
  const refusals = async (file) => {
    const place = join(cwd, 'apps/storefront/src', file);
    return (await complaints(house, { place, text })).map(({ line, ruleId }) => [line, ruleId]);
  };

  it('refuse a part of a page that replaces the page when it cannot be loaded', async () => {
    const refused = [1, 2].map((line) => [line, 'no-restricted-syntax']);
    assert.deepEqual(await refusals('listings/fixture.tsx'), refused);
  });

  it('allow the pages', async () => assert.deepEqual(await refusals('routes.tsx'), []));
});

describe('rules for patterns', () => {
  const at = (name) => ({ place: join(cwd, 'libs/contracts/src/identity', name) });

  it('refuse a pattern whose matching time grows faster than the length of the text', async () => {
    const text = String.raw`export const a = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const b = /-+$/;
`;
    const messages = await complaints(house, { ...at('fixture.ts'), text });
    assert.deepEqual(
      messages.map(({ line, ruleId }) => [line, ruleId]),
      [
        [1, 'regexp/no-super-linear-backtracking'],
        [2, 'regexp/no-super-linear-move'],
      ],
    );
  });

  it('allow a pattern that reads each character once', async () => {
    const text = String.raw`export const a = /^[^\s@.]+@[^\s@.]+\.[^\s@]+$/;
`;
    assert.deepEqual(await complaints(house, { ...at('fixture.ts'), text }), []);
  });
});

describe('rules for a safe server', () => {
  const place = join(cwd, 'libs/platform/src/storage/files/fixture.ts');
  const refusals = async (text) =>
    (await complaints(house, { place, text })).map(({ line, ruleId }) => [line, ruleId]);

  it('refuse weak hashes, predictable random numbers, unchecked certificates, code and patterns made from input', async () => {
    const text = `import { createHash, createHmac } from 'node:crypto';
export const a = createHash('md5').update('x').digest();
export const b = createHmac('SHA1', 'key').update('x').digest();
export const c = Math.random();
export const d = { rejectUnauthorized: false };
export const e = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
export const f = (given: string) => new RegExp(given);
export const g = (given: string) => new RegExp(\`^\${given}$\`);
export const h = (given: string) => new Function(given);
export const i = (given: string) => eval(given);
`;
    assert.deepEqual(await refusals(text), [
      [2, 'no-restricted-syntax'],
      [3, 'no-restricted-syntax'],
      [4, 'no-restricted-properties'],
      [5, 'no-restricted-syntax'],
      [6, 'no-restricted-syntax'],
      [7, 'no-restricted-syntax'],
      [8, 'no-restricted-syntax'],
      [9, 'no-new-func'],
      [10, 'no-eval'],
    ]);
  });

  it('allow SHA-256, random bytes and patterns made from constants', async () => {
    const text = `import { createHash, randomBytes } from 'node:crypto';
const NAME = 'x';
export const a = createHash('sha256').update(randomBytes(32)).digest();
export const b = new RegExp(\`^\${NAME}$\`);
`;
    assert.deepEqual(await refusals(text), []);
  });
});
