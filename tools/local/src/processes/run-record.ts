import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { endProcess, TERM_THEN_KILL } from './end-process.ts';
import { isRunning, processWithId, type ProcessIdentity } from './identity.ts';

interface Run {
  launcher: ProcessIdentity;
  address: string;
  children: ProcessIdentity[];
  /** Set while the launcher stops its processes. The next start waits for that. */
  ending?: boolean;
}

/** Milliseconds; longer than a launcher may take to stop everything. */
const END_TIMEOUT = 45_000;
/** Milliseconds; longer than the time between reading the record and writing it. */
const SETTLED = 50;

/**
 * `run.json` in a data folder: the launcher that uses the folder, and the processes that it has started. It keeps two launchers
 * from using one folder, and lets a launcher end the processes of a killed one.
 */
export class RunRecord {
  readonly #file: string;
  readonly #run: Run;

  private constructor(file: string, run: Run) {
    this.#file = file;
    this.#run = run;
  }

  /**
   * Takes the folder for this process, and ends the child processes of a killed launcher.
   * @throws StartError when another launcher uses it, or when it cannot be written
   */
  static async take(dataDir: string, address: string): Promise<RunRecord> {
    const file = join(dataDir, 'run.json');
    const launcher = processWithId(process.pid);
    if (!launcher) throw new StartError('this process cannot be found in the list of processes');
    const record = new RunRecord(file, { launcher, address, children: [] });
    try {
      mkdirSync(dataDir, { recursive: true });
      await waitForEnding(file);
      record.#claim(dataDir);
      await pause(SETTLED);
      refuseIfTaken(readRun(file), dataDir);
      await record.#endLeftovers();
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`DATA_DIR ${dataDir} cannot be used (${(error as Error).message})`);
    }
    return record;
  }

  /**
   * When two launchers claim the folder at the same moment, the last one to write wins, and the other one notices when it reads
   * the record again. Reading and writing must follow each other without an `await`.
   */
  #claim(dataDir: string): void {
    const former = readRun(this.#file);
    refuseIfTaken(former, dataDir);
    this.#run.children = former?.children ?? [];
    this.#write();
  }

  /** Ends the processes of a killed launcher. They stay in the record until then, in case this launcher is killed too. */
  async #endLeftovers(): Promise<void> {
    await Promise.all(this.#run.children.map((child) => endProcess(child, TERM_THEN_KILL)));
    this.#run.children = [];
    this.#write();
  }

  add(pid: number): void {
    const child = processWithId(pid);
    if (child) this.#run.children.push(child);
    this.#write();
  }

  remove(pid: number): void {
    this.#run.children = this.#run.children.filter((child) => child.pid !== pid);
    this.#write();
  }

  noteEnding(): void {
    this.#run.ending = true;
    this.#write();
  }

  release(): void {
    rmSync(this.#file, { force: true });
  }

  #write(): void {
    const next = `${this.#file}.${process.pid}`;
    writeFileSync(next, JSON.stringify(this.#run), { mode: 0o600 });
    renameSync(next, this.#file);
  }
}

/** @returns the content of the file, or undefined when it does not exist or is incomplete */
export function readRun(file: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run;
  } catch (error) {
    // A power failure can leave an incomplete file; then no process of that launcher runs any more.
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function refuseIfTaken(run: Run | undefined, dataDir: string): void {
  if (!run || run.launcher.pid === process.pid || !isRunning(run.launcher)) return;
  throw new StartError(
    `Manette already runs from ${dataDir} at ${run.address} (process ${run.launcher.pid}); stop it first, or start with another DATA_DIR and PORT`,
  );
}

/** Waits while another launcher is stopping, because it keeps the folder until it has ended. */
async function waitForEnding(file: string): Promise<void> {
  const run = readRun(file);
  const deadline = Date.now() + END_TIMEOUT;
  while (run && readRun(file)?.ending && isRunning(run.launcher) && Date.now() < deadline) await pause(50);
}
