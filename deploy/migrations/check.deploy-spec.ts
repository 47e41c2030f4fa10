import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { CHECKOUT } from '../checkout.ts';
import { broken } from './compare.ts';
import type { ReleasedSchema } from './released-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'manette-migrations-spec-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { release } = JSON.parse(readFileSync(join(CHECKOUT, 'deploy/schema.json'), 'utf8')) as ReleasedSchema;

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const run = (...typed: string[]): Promise<{ status: number; stdout: string; lines: string[] }> =>
  new Promise((done) => {
    const command = [join(CHECKOUT, 'deploy/migrations/check.ts'), ...typed];
    execFile(process.execPath, command, { timeout: 120_000 }, (error, stdout, stderr) => {
      const status = error ? Number(error.code) : 0;
      done({ status, stdout, lines: stderr.split('\n').filter(Boolean) });
    });
  });

describe('npm run check:migrations', () => {
  it('[OPS-072, OPS-073] accepts the tables of this checkout, a new table, and new optional columns', async () => {
    const statements = file(
      'expand.sql',
      `create table orders.note (id uuid primary key, words text not null);
       alter table orders.ticket add column colour text;
       alter table orders.ticket add column shade text not null default 'grey';`,
    );
    const line = `release ${release} can serve on these tables\n`;
    expect(await run('--with', statements)).toEqual({ status: 0, stdout: line, lines: [] });
  });

  it('[OPS-071, OPS-072] names each change that would break the last release in one line, and exits with 1', async () => {
    const statements = file(
      'break.sql',
      `drop table orders.canned_reply;
       alter table orders.ticket drop column import_key cascade;
       alter table orders.ticket rename column priority to urgency;
       alter table chat.message alter column file_size type bigint;
       alter table chat.message add column colour text not null;
       alter table chat.message alter column file_name set not null;`,
    );
    const { status, lines } = await run('--with', statements);
    expect(status).toBe(1);
    expect(lines).toEqual([
      `changes the type of chat.message.file_size from integer to bigint`,
      `requires chat.message.file_name, which release ${release} does not write`,
      `requires chat.message.colour, which release ${release} does not write`,
      `drops orders.canned_reply, which release ${release} reads`,
      `drops orders.ticket.priority, which release ${release} reads`,
      `drops orders.ticket.import_key, which release ${release} reads`,
    ]);
  });

  it('[OPS-073] records what a release reads and what it has retired, with --accept', async () => {
    const [schema, retired] = [
      join(folder, 'schema.json'),
      file('retired.txt', '# next\norders.ticket.number\n'),
    ];
    const { status, lines } = await run('--accept', '--schema', schema, '--retired', retired);
    expect({ status, lines }).toEqual({ status: 0, lines: [] });
    const { version } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as {
      version: string;
    };
    const text = readFileSync(schema, 'utf8');
    const written = JSON.parse(text) as ReleasedSchema;
    expect(written).toMatchObject({ release: version, retired: ['orders.ticket.number'] });
    expect(written.tables['orders.ticket']).toMatchObject({
      number: { type: 'text', nullable: false, default: false },
      reason: { type: 'text', nullable: true, default: false },
    });
    const style = JSON.parse(readFileSync(join(CHECKOUT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
    expect(await format(schema, text, style)).toEqual({ code: text, errors: [] });
    const { number: _dropped, ...columns } = written.tables['orders.ticket'] ?? {};
    expect(broken(written, { ...written.tables, 'orders.ticket': columns })).toEqual([]);
  });

  it('reports a file that it cannot read, and an unknown option', async () => {
    const absent = join(folder, 'absent.sql');
    expect((await run('--with', absent)).lines[0]).toContain(`${absent} cannot be read`);
    expect((await run('--wiht', absent)).lines[0]).toContain('--wiht');
  });
});
