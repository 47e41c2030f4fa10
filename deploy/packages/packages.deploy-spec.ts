import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';
import { nameAt, readLock } from './lock.ts';
import { productionPlaces } from './production.ts';

interface Component {
  group?: string;
  name: string;
  version: string;
  components?: Component[];
}

const folder = mkdtempSync(join(tmpdir(), 'manette-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...typed: string[]) =>
  spawnSync(process.execPath, [join(CHECKOUT, 'deploy/packages', command), ...typed], {
    encoding: 'utf8',
    timeout: 120_000,
  });

const inDepth = (components: Component[] = []): Component[] =>
  components.flatMap((component) => [component, ...inDepth(component.components)]);

describe('npm run sbom', () => {
  it('[OPS-079] writes CycloneDX 1.6 with the production packages only', () => {
    const out = join(folder, 'sbom.json');
    expect(run('sbom.ts', '--out', out)).toMatchObject({ status: 0, stdout: `wrote ${out}\n` });
    const bom = JSON.parse(readFileSync(out, 'utf8')) as Record<string, unknown> & {
      components: Component[];
    };
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    const names = inDepth(bom.components).map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    );
    const lock = readLock(CHECKOUT);
    const expected = productionPlaces(lock).map(
      (place) => `${nameAt(place)}@${lock.packages[place]?.version}`,
    );
    expect(new Set(names)).toEqual(new Set(expected));
    expect(names.filter((name) => /^(jest|typescript|nx|eslint|@manette\/.*)@/.test(name))).toEqual([]);
  });

  it('requires --out', () => {
    expect(run('sbom.ts')).toMatchObject({ status: 1, stderr: '--out FILE is required\n' });
  });
});

describe('npm run licenses', () => {
  it('[OPS-079] finds that all licences are allowed, and writes each with its text', () => {
    const out = join(folder, 'licences.txt');
    expect(run('licences.ts', '--out', out)).toMatchObject({ status: 0, stderr: '' });
    const page = readFileSync(out, 'utf8');
    expect(page).toMatch(/^zod 4\.\d+\.\d+\nMIT\n/m);
    expect(page).toMatch(/^pg 8\.\d+\.\d+\nMIT\n[^]{1,300}Permission is hereby granted/m);
    expect(page).not.toMatch(/^(jest|typescript) \d/m);
  });
});
