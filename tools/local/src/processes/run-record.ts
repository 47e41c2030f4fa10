import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { endProcess, POLITELY } from './end-process.ts';
import { isRunning, processWithId, type ProcessIdentity } from './identity.ts';

interface Run {
  launcher: ProcessIdentity;
  address: string;
  children: ProcessIdentity[];
  /** Set while the start ends what it began; whoever comes next may wait for that. */
  ending?: boolean;
}

/** Longer than everything that is stopped may take. */
const END_TIMEOUT = 45_000;
/** Longer than it takes from reading the record to writing it. */
const SETTLED = 50;

/**
 * `run.json` in a data folder: who uses the folder now, and which processes that start has begun. It keeps two
 * starts from using one folder, and lets a start end what a killed one left behind.
 */
export class RunRecord {
  readonly #file: string;
  readonly #run: Run;

  private constructor(file: string, run: Run) {
    this.#file = file;
    this.#run = run;
  }

  /**
   * Takes the folder for this process, after ending the children of a start that was killed.
   * @throws StartError when another start uses it, or when it cannot be written
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
   * Of two starts at the same moment the later one to write wins, and the other sees it when it looks again. Nothing may
   * come between the question whether the folder is taken and the answer that it is now.
   */
  #claim(dataDir: string): void {
    const former = readRun(this.#file);
    refuseIfTaken(former, dataDir);
    this.#run.children = former?.children ?? [];
    this.#write();
  }

  /** Until they are gone the processes of a killed start stay in the record, for the case that this one is killed too. */
  async #endLeftovers(): Promise<void> {
    await Promise.all(this.#run.children.map((child) => endProcess(child, POLITELY)));
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

/** @returns what the file says, or undefined when it is not there or was cut off */
export function readRun(file: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run;
  } catch (error) {
    // Half a file is what a power cut leaves; nothing runs from it any more.
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

/** A start that is being stopped has the folder until it is done. */
async function waitForEnding(file: string): Promise<void> {
  const run = readRun(file);
  const deadline = Date.now() + END_TIMEOUT;
  while (run && readRun(file)?.ending && isRunning(run.launcher) && Date.now() < deadline) await pause(50);
}
