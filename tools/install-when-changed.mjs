// Installs the dependencies when they are missing or package-lock.json has changed since they were installed. Runs on
// the machine's own Node, before the project's Node is there, so it uses nothing but what Node 20 brings.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node for this program, and for the product, which npm brings the right one for on most machines. */
const OLDEST_NODE = [20, 0];
const OLDEST_FOR_PRODUCT = [22, 18];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.manette-lock');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** The lock file, and the machine: binaries that npm chose for another one do not run here. */
const wanted = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
};

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm leaves a package out on this machine without harm. */
const isForOthers = ({ optional, os, cpu, libc }) =>
  optional && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** Whether somebody ran npm after the lock changed: what npm says it installed is what the lock asks for. */
const isInstalledAlready = () => {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, asked]) => {
    const found = present[path];
    return (
      path === '' ||
      (found ? found.version === asked.version && found.link === asked.link : isForOthers(asked))
    );
  });
};

const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

const isOlder = (version, [major, minor]) => {
  const [ownMajor, ownMinor] = version.replace(/^v/, '').split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
};

if (isOlder(process.version, OLDEST_NODE))
  fail(`Manette needs Node ${OLDEST_NODE[0]} or later; this is ${process.version}.`);

if (installed() !== wanted() && isInstalledAlready()) writeFileSync(stamp, wanted());
if (installed() !== wanted()) {
  console.log(
    existsSync(modules) ? 'The dependencies have changed: installing …' : 'Installing the dependencies …',
  );
  const begun = Date.now();
  // npm's own npm, by its path where it tells one: on Windows a bare `npm` is a script that cannot be spawned.
  const [command, first] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: 'inherit',
      // The outer npm hands its settings down as variables; --production among them would leave out what builds need.
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  if (status !== 0)
    fail(
      `npm could not install the dependencies${error ? ` (${error.message})` : ''}; its reason stands above.`,
    );
  writeFileSync(stamp, wanted());
  console.log(`Installed in ${((Date.now() - begun) / 1000).toFixed(0)} s.`);
}

// npm scripts find this one first; where npm has none for the machine they run on the machine's own.
const own = spawnSync(join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' });
const version = own.status === 0 ? own.stdout.trim() : process.version;
if (isOlder(version, OLDEST_FOR_PRODUCT))
  fail(
    `npm has no Node for this machine; Manette then needs Node ${OLDEST_FOR_PRODUCT.join('.')} or later, and this is ${version}.`,
  );
