import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

/** A copy of the checkout, in which the tests change files. */
const root = mkdtempSync(join(tmpdir(), 'manette-affected-'));
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      ...process.env,
      PATH: `${join(CHECKOUT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
      NX_WORKSPACE_ROOT_PATH: root,
    },
  });
/** Runs the program without npm, which would first install the packages of the copy. */
const affected = (...args: string[]) => run('node', 'tools/test/src/run.ts', '--affected', ...args, '--list');
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args);

beforeAll(() => {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: CHECKOUT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(CHECKOUT, name)))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(join(CHECKOUT, file), join(root, file), { force: true });
  }
  symlinkSync(join(CHECKOUT, 'node_modules'), join(root, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Before');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('npm run affected', () => {
  it('[OPS-115] lists the packages that a change of the chat reaches: no other context and no front end', () => {
    appendFileSync(join(root, 'libs/chat/src/chat.module.ts'), '\n// changed\n');
    const listed = affected('--base', 'main').trim().split('\n');
    expect(listed).toEqual(expect.arrayContaining(['@manette/chat', '@manette/api', '@manette/worker']));
    expect(
      listed.filter((name) => !/^@manette\/(chat|api|worker|e2e|seed|test|openapi|client)$/.test(name)),
    ).toEqual([]);
  });

  it('fails with a reason when the base does not exist', () => {
    const ask = () => affected('--base', 'nowhere');
    expect(ask).toThrow('nowhere is no commit that this checkout comes from');
  });
});
