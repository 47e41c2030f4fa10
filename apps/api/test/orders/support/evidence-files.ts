import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ZipArchive } from 'archiver';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

const TOOL = fileURLToPath(new URL('../../../../../tools/local/src/evidence/main.ts', import.meta.url));
const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** Returns the files of an archive by their paths, in their order. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await open(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  const ended = once(archive, 'end');
  archive.on('entry', (entry: Entry) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error) return void archive.emit('error', error);
      void buffer(stream).then((content) => {
        files.set(entry.fileName, content);
        archive.readEntry();
      });
    });
  });
  archive.readEntry();
  await ended;
  return files;
}

export async function zip(files: Iterable<[string, Buffer]>): Promise<Buffer> {
  const archive = new ZipArchive({});
  const out: Readable = pipeline(archive, new PassThrough(), () => undefined);
  for (const [name, content] of files) archive.append(content, { name });
  const [bytes] = await Promise.all([buffer(out), archive.finalize()]);
  return bytes;
}

/** Runs `npm run evidence -- verify` on bytes, with the data folder of the shop. */
export class Verifier {
  private constructor(
    private readonly folder: string,
    private readonly env: Record<string, string>,
  ) {}

  static async of(dataDir: string): Promise<Verifier> {
    return new Verifier(await mkdtemp(join(dataDir, 'evidence-')), {
      ...process.env,
      DATA_DIR: dataDir,
    } as never);
  }

  /** Creates a file with this content and returns its path. */
  async file(content: Buffer | string, name = 'file'): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, content);
    return path;
  }

  async verify(content: Buffer | string, ...more: string[]): Promise<{ said: string; code: unknown }> {
    const child = spawn(process.execPath, [TOOL, 'verify', await this.file(content), ...more], {
      env: { ...this.env, EVIDENCE_KEY: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said, [code]] = await Promise.all([
      text(child.stdout),
      once(child, 'close') as Promise<unknown[]>,
    ]);
    return { said: said.trim(), code };
  }
}
