// `npm run sbom -- --out FILE`: writes the production packages as CycloneDX 1.6 JSON (OPS-079).
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { CommandFailure, runCommand } from '../failure.ts';
import { readOptions, required } from '../options.ts';
import { CHECKOUT } from '../checkout.ts';
import { readLock } from './lock.ts';
import { projectOf } from './production.ts';

const CYCLONEDX = join(CHECKOUT, 'node_modules/@cyclonedx/cyclonedx-npm/bin/cyclonedx-npm-cli.js');
const MINUTES = 5;

/**
 * Writes the SBOM from a reduced lock file, because npm lists all packages of a lock file, and the product's own lock file also
 * names packages that only tools use.
 */
function describe(folder: string, out: string): void {
  const { manifest, lock } = projectOf(readLock(CHECKOUT));
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const options = [
    '--package-lock-only',
    '--omit',
    'dev',
    '--spec-version',
    '1.6',
    '--output-format',
    'JSON',
  ];
  const written = ['--output-reproducible', '--validate', '--output-file', out, file];
  const { status, stderr } = spawnSync(process.execPath, [CYCLONEDX, ...options, ...written], {
    cwd: folder,
    encoding: 'utf8',
    timeout: MINUTES * 60_000,
  });
  if (status !== 0) throw new CommandFailure(stderr.trim() || 'cyclonedx-npm did not end in time');
}

await runCommand(() => {
  const out = resolve(required(readOptions(['out']).out, '--out FILE'));
  const folder = mkdtempSync(join(tmpdir(), 'manette-sbom-'));
  try {
    mkdirSync(dirname(out), { recursive: true });
    describe(folder, out);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`wrote ${out}`);
});
