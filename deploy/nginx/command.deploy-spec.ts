import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeWith, findTool } from '@manette/platform/testing/tools';
import { freePort } from '@manette/local';
import { makeCertificate, openFolder } from './testing/index.ts';

const MAIN = resolve(import.meta.dirname, 'main.ts');
/** The maximum length of one parameter of a directive in nginx, in bytes. */
const MOST_IN_ONE = 4_096;

describeWith(['nginx', 'openssl'], 'npm run nginx', () => {
  const folder = openFolder();
  const out = join(folder, 'manette.conf');
  let variables: Record<string, string>;

  beforeAll(async () => {
    variables = {
      PUBLIC_URL: `https://localhost:${await freePort()}`,
      HTTP_PORT: String(await freePort()),
      UPSTREAMS: '127.0.0.1:1,127.0.0.2:2',
      CONTEXT_UPSTREAMS: 'chat=127.0.0.1:3;stats=127.0.0.1:4,127.0.0.1:5',
      RELEASES: join(folder, 'releases'),
      ...makeCertificate(folder),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (given: Record<string, string>, ...typed: string[]) =>
    spawnSync(process.execPath, [MAIN, ...typed], {
      env: { PATH: process.env.PATH, ...given },
      encoding: 'utf8',
    });

  /** Tests a configuration with nginx. @returns the exit code and the errors */
  const judged = (file: string) => {
    const { status, stderr } = spawnSync(findTool('nginx') ?? '', ['-t', '-c', file], { encoding: 'utf8' });
    return { status, complaints: stderr.split('\n').filter((line) => /\[(emerg|error|crit)\]/.test(line)) };
  };

  it('[OPS-027] writes configuration for conf.d, which nginx accepts', () => {
    expect(run(variables, '--out', out)).toMatchObject({ status: 0, stdout: `wrote ${out}\n`, stderr: '' });
    const whole = join(folder, 'nginx.conf');
    writeFileSync(whole, `pid ${folder}/pid;\nevents {}\nhttp {\n  include ${out};\n}\n`);
    expect(judged(whole)).toEqual({ status: 0, complaints: [] });
  });

  it('[OPS-027] writes a complete configuration, which nginx accepts without additional modules', () => {
    expect(run(variables, '--out', out, '--standalone').status).toBe(0);
    expect(judged(out)).toEqual({ status: 0, complaints: [] });
    expect(readFileSync(out, 'utf8')).not.toContain('load_module');
    expect(run({ PUBLIC_URL: `http://localhost:18081` }, '--out', out, '--standalone').status).toBe(0);
    expect(judged(out)).toEqual({ status: 0, complaints: [] });
  });

  it('[OPS-070] reuses connections only for reads and sockets', () => {
    expect(run(variables, '--out', out).status).toBe(0);
    const groups = readFileSync(out, 'utf8').matchAll(/upstream (\w+) \{[^}]*\}/g);
    const kept = [...groups].filter(([group]) => group.includes('keepalive')).map(([, name]) => name);
    expect(kept).toEqual(['manette_all', 'manette_sockets', 'manette_chat', 'manette_stats']);
  });

  it('[OPS-027] keeps each line at least 500 bytes below the maximum length of a parameter', () => {
    const longest = Math.max(
      ...readFileSync(out, 'utf8')
        .split('\n')
        .map((line) => Buffer.byteLength(line)),
    );
    expect(longest).toBeLessThan(MOST_IN_ONE - 500);
  });

  it('[OPS-028] writes nothing if a required variable is missing, and names the variable', () => {
    rmSync(out);
    expect(run({ PUBLIC_URL: 'https://shop.test' }, '--out', out)).toMatchObject({
      status: 1,
      stdout: '',
      stderr:
        'TLS_CERTIFICATE is required when PUBLIC_URL is https\nTLS_KEY is required when PUBLIC_URL is https\n',
    });
    expect(() => readFileSync(out)).toThrow('ENOENT');
    expect(run(variables).stderr).toBe('usage: npm run nginx -- --out FILE [--standalone] [--ipv4]\n');
    expect(run(variables, '--out', join(folder, 'none/x')).stderr).toContain('cannot be written: ENOENT');
  });

  const anybody = process.getuid?.() === 0 && findTool('setpriv') ? it : it.skip;
  anybody('[OPS-027] the whole one starts without any rights', () => {
    const port = '18080';
    run({ PUBLIC_URL: `http://localhost:${port}` }, '--out', out, '--standalone');
    const as = ['--reuid=10001', '--regid=10001', '--clear-groups', findTool('nginx') ?? ''];
    execFileSync('setpriv', [...as, '-t', '-e', 'stderr', '-c', out], { stdio: 'pipe' });
  });
});
