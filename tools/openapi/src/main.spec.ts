import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from './document.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const SLOW = 120_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openapi-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const documentOf = (version: string, ...paths: string[]): Document => ({
  info: { version },
  paths: Object.fromEntries(paths.map((path) => [path, { get: { responses: { 200: {} } } }])),
});

function fileOf(name: string, document: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

function run(...args: string[]): { status: number | null; stdout: string } {
  const { status, stdout } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });
  return { status, stdout };
}

describe('[POC-078] npm run openapi', () => {
  it('-- diff exits with 1 and names each breaking change, unless the major version rose', () => {
    const released = fileOf('released.json', documentOf('1.4.0', '/a', '/b', '/c'));
    const diff = (version: string) =>
      run('diff', '--released', released, '--document', fileOf('now.json', documentOf(version, '/b')));
    expect(diff('1.9.0')).toEqual({
      status: 1,
      stdout: 'GET /a: the call is gone\nGET /c: the call is gone\n',
    });
    expect(diff('2.0.0').status).toBe(0);
  });

  it('-- release makes the document the released one, after which diff exits with 0', () => {
    const released = fileOf('old.json', documentOf('1.0.0', '/a'));
    const now = fileOf('new.json', documentOf('1.1.0', '/b'));
    expect(run('diff', '--released', released, '--document', now).status).toBe(1);
    expect(run('release', '--released', released, '--document', now).status).toBe(0);
    expect(JSON.parse(readFileSync(released, 'utf8'))).toEqual(documentOf('1.1.0', '/b'));
    expect(run('diff', '--released', released, '--document', now).status).toBe(0);
  });

  it(
    '-- lint exits with 1 on any finding of either linter, including warnings',
    () => {
      const { status, stdout } = run(
        'lint',
        '--document',
        fileOf('bare.json', { openapi: '3.0.0', ...documentOf('1.0.0', '/a') }),
      );
      expect(status).toBe(1);
      expect(stdout).toContain('Redocly: info-license');
      expect(stdout).toContain('Spectral: operation-description');
    },
    SLOW,
  );

  it('-- any other command exits with 2', () => {
    expect(run('lint', 'diff').status).toBe(2);
    expect(run('publish').status).toBe(2);
  });
});
