import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { runCommand } from './command.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PACKAGES = ['chromium', 'fonts-noto-core'];

function isProgram(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Not there, or not for us: the next place may have one.
    return false;
  }
}

/** Where Chromium is: where CHROMIUM_PATH says, in a usual place, or where Playwright keeps its own. */
const present = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...USUAL_PLACES, chromium.executablePath()].find(isProgram);

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

async function install(): Promise<void> {
  console.log(`  installing ${PACKAGES.join(' and ')} …`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], { minutes: 5, environment });
  const args = ['install', '--yes', '--no-install-recommends', ...PACKAGES];
  const installed = await runCommand('apt-get', args, { minutes: 15, environment });
  if (!installed.succeeded)
    throw new Error(`apt-get could not install a browser\n${update.output}${installed.output}`);
}

/**
 * Finds a Chromium, or installs one as root on Debian.
 * @throws Error with a sentence that says what to do
 */
export async function findBrowser(): Promise<string> {
  if (!present() && canInstall()) await install();
  const browser = present();
  if (browser) return browser;
  throw new Error(
    'no Chromium was found: install one (npx playwright install chromium), or name it by CHROMIUM_PATH',
  );
}
