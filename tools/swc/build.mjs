// Compiles the `src` of the package in the current folder into `dist`, file by file and without tests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const cli = join(root, 'node_modules/@swc/cli/bin/swc.js');
rmSync('dist', { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [
    cli,
    'src',
    '--out-dir',
    'dist',
    '--strip-leading-paths',
    '--quiet',
    '--copy-files',
    '--config-file',
    join(import.meta.dirname, 'server.swcrc'),
    '--ignore',
    '**/*.spec.ts,**/*.int-spec.ts,**/testing/**',
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
