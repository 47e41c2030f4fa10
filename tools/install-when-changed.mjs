// Installs the dependencies when they are missing or package-lock.json has changed since they were installed. Runs on
// the machine's own Node, before the project's Node is installed, so it uses only what Node 20 provides.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The oldest Node for this script, and for the product. On most machines npm installs the right Node for the product. */
const OLDEST_NODE = [20, 0];
const OLDEST_FOR_PRODUCT = [22, 18];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.manette-lock');

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Digest of the lock file and the platform. The platform counts because binaries for another platform do not run here. */
const wanted = () => {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
};

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether a package is optional and made for another platform, so that npm may leave it out on this machine. */
const isForOthers = ({ optional, os, cpu, libc }) =>
  optional && !(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** Whether npm was run after the lock file changed: npm's record of the installed packages matches the lock file. */
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
  // The npm that runs this script, by its path when npm sets one: on Windows `npm` is a script that cannot be spawned.
  const [command, first] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const { status, error } = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: 'inherit',
      // The outer npm passes its settings on as variables; with --production the packages that builds need would be missing.
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

// npm scripts run on the Node of node_modules/.bin. Where npm has no Node for this machine they run on the machine's own.
const own = spawnSync(join(modules, '.bin', 'node'), ['--version'], { encoding: 'utf8' });
const version = own.status === 0 ? own.stdout.trim() : process.version;
if (isOlder(version, OLDEST_FOR_PRODUCT))
  fail(
    `npm has no Node for this machine; Manette then needs Node ${OLDEST_FOR_PRODUCT.join('.')} or later, and this is ${version}.`,
  );
