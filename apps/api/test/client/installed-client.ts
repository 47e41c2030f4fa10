import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const CHECKOUT = resolve(import.meta.dirname, '../../../..');
const COMPILER = join(CHECKOUT, 'node_modules/typescript-native/bin/tsc');

const SETTINGS = {
  compilerOptions: {
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], types: [] },
    ...{ strict: true, noUncheckedIndexedAccess: true, noEmit: true },
  },
};

interface Packed {
  filename: string;
}

/** The packed client, installed in an empty folder without a network, and programs that use it there. */
export class InstalledClient {
  private constructor(private readonly folder: string) {}

  static async install(): Promise<InstalledClient> {
    const folder = await mkdtemp(join(tmpdir(), 'client-'));
    const options = { cwd: CHECKOUT, maxBuffer: 16 * 1024 * 1024 };
    const pack = ['pack', '-w', '@manette/client', '--json', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, options);
    const [packed] = Object.values(
      JSON.parse(stdout.slice(stdout.search(/^[[{]/m))) as Record<string, Packed>,
    );
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
    const install = ['install', '--offline', '--ignore-scripts', '--no-audit', `./${packed?.filename ?? ''}`];
    await run('npm', install, { cwd: folder });
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
    return new InstalledClient(folder);
  }

  /** Returns the paths of all installed packages. */
  async packages(): Promise<string[]> {
    const lock = JSON.parse(await readFile(join(this.folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, unknown>;
    };
    return Object.keys(lock.packages).filter((name) => name !== '');
  }

  /** Compiles programs and returns the compiler's errors, as `name.ts(line,…): error …`. */
  async compile(programs: Record<string, string>): Promise<string[]> {
    for (const [name, program] of Object.entries(programs))
      await writeFile(join(this.folder, `${name}.ts`), program);
    try {
      await run(process.execPath, [COMPILER, '-p', '.', '--pretty', 'false'], { cwd: this.folder });
      return [];
    } catch (error) {
      const { stdout } = error as { stdout: string };
      return stdout.split('\n').filter((line) => line.includes('error TS'));
    }
  }

  /** Runs a program and returns its output, parsed as JSON. */
  async run(name: string, environment: NodeJS.ProcessEnv): Promise<unknown> {
    const env = { ...process.env, NODE_OPTIONS: '', ...environment };
    const file = join(this.folder, `${name}.ts`);
    const { stdout } = await run(process.execPath, [file], { cwd: this.folder, env });
    return JSON.parse(stdout) as unknown;
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
