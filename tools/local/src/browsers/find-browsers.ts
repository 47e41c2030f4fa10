import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

/** A program that the journeys need. */
interface Program {
  name: string;
  /** The variable with the program's path. Journeys read it; a developer may set it for a program in an unusual place. */
  variable: string;
  places: () => string[];
  /** The Debian packages that contain it. */
  packages: string[];
  advice: string;
}

const PATIENCE = 15 * 60_000;

const PROGRAMS: Program[] = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: () => [
      // The kind of Chromium that Playwright runs when headless; it uses less processor time than the full browser.
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'fonts-noto-core'],
    advice: 'install one (npx playwright install chromium)',
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    places: () => [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
    advice: 'install one (firefox-esr)',
  },
  // WebKitGTK exists only on Linux, and needs a display (Xvfb) for its window.
  ...(process.platform === 'linux'
    ? [
        {
          name: 'WebKitWebDriver',
          variable: 'WEBKIT_DRIVER_PATH',
          places: () => ['/usr/bin/WebKitWebDriver'],
          packages: ['webkit2gtk-driver'],
          advice: 'install it (webkit2gtk-driver)',
        },
        {
          name: 'Xvfb',
          variable: 'XVFB_PATH',
          places: () => ['/usr/bin/Xvfb'],
          packages: ['xvfb'],
          advice: 'install it (xvfb)',
        },
      ]
    : []),
];

function isProgram(path: string | undefined): path is string {
  if (!path) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // The file is absent or not executable; another place may have the program.
    return false;
  }
}

const find = ({ variable, places }: Program): string | undefined =>
  [process.env[variable], ...places()].find(isProgram);

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function install(packages: string[]): void {
  console.log(`  installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8', timeout: PATIENCE });
  const update = run('update');
  const installed = run('install', '--yes', '--no-install-recommends', ...packages);
  if (installed.status !== 0)
    throw new Error(
      `apt-get could not install the browsers\n${[update, installed].map(({ stdout, stderr }) => stdout + stderr).join('')}`,
    );
}

/** Finds programs; as root on Debian it installs missing ones. @returns their paths by their variables */
function provide(programs: readonly Program[]): Record<string, string> {
  const missing = programs.filter((program) => !find(program));
  if (missing.length > 0 && canInstall()) install(missing.flatMap(({ packages }) => packages));
  return Object.fromEntries(
    programs.map((program) => {
      const path = find(program);
      if (path) return [program.variable, path];
      throw new Error(
        `no ${program.name} was found: ${program.advice}, or set ${program.variable} to its path`,
      );
    }),
  );
}

/**
 * Finds the browsers of the journeys; as root on Debian it installs missing ones.
 * @returns their paths, by the variables that the journeys read
 * @throws Error with a sentence that says what to do
 */
export const findBrowsers = (): Record<string, string> => provide(PROGRAMS);

/** Finds only Chromium, in the same way. @returns its path */
export function findChromium(): string {
  const [path = ''] = Object.values(provide(PROGRAMS.filter(({ variable }) => variable === 'CHROMIUM_PATH')));
  return path;
}
