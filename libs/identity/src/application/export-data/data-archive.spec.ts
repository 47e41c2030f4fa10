import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@manette/contracts/errors';
import { writeArchive, type ArchiveContent } from './data-archive.js';

const MEGABYTE = Buffer.alloc(1024 * 1024, 7);

function contentOf(files: Record<string, () => Readable>): ArchiveContent {
  return {
    async *textOf(onFile) {
      yield '{"files":';
      for (const key of Object.keys(files)) onFile({ key, path: `files/${key}` });
      yield 'true}';
    },
    open: async (key) => files[key]!(),
    date: new Date(0),
  };
}

async function* megabytes(count: number) {
  for (let at = 0; at < count; at++) yield MEGABYTE;
}

describe('the archive of an export', () => {
  it('[TRU-110] contains the text and the files, and its size is returned', async () => {
    let bytes = Buffer.alloc(0);
    const size = await writeArchive(contentOf({ one: () => Readable.from(['first']) }), async (body) => {
      bytes = await buffer(body);
    });
    expect(bytes.length).toBe(size);
    for (const part of ['data.json', 'files/one', 'first']) expect(bytes.includes(part)).toBe(true);
  });

  it('[TRU-110] holds less than 50 MB in memory while it packs a file of 200 MB', async () => {
    let most = 0;
    const before = process.memoryUsage().arrayBuffers;
    const files = { large: () => Readable.from(megabytes(200)) };
    const size = await writeArchive(contentOf(files), async (body) => {
      for await (const chunk of body) {
        expect((chunk as Buffer).length).toBeGreaterThan(0);
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
    });
    expect(size).toBeGreaterThan(200 * MEGABYTE.length);
    expect(most).toBeLessThan(50 * MEGABYTE.length);
  });

  it('leaves out a file that was deleted', async () => {
    const gone = () => {
      throw new DomainError('NOT_FOUND', 'File not found');
    };
    let bytes = Buffer.alloc(0);
    await writeArchive(contentOf({ gone, two: () => Readable.from(['second']) }), async (body) => {
      bytes = await buffer(body);
    });
    expect([bytes.includes('files/gone'), bytes.includes('files/two')]).toEqual([false, true]);
  });

  it('[TRU-110] ends the stream with an error when a file cannot be read, so that no partial archive is stored', async () => {
    async function* broken() {
      yield MEGABYTE;
      throw new Error('the disk is gone');
    }
    let ending: unknown;
    const making = writeArchive(contentOf({ broken: () => Readable.from(broken()) }), async (body) => {
      await buffer(body).catch((error: unknown) => {
        ending = error;
        throw error;
      });
    });
    await expect(making).rejects.toThrow('the disk is gone');
    expect(ending).toEqual(new Error('the disk is gone'));
  });

  it('rejects when storing the archive fails, before its first byte or midway', async () => {
    const files = { large: () => Readable.from(megabytes(20)) };
    const full = new Error('no space left');
    await expect(writeArchive(contentOf(files), () => Promise.reject(full))).rejects.toThrow(full);
    const middle = writeArchive(contentOf(files), async (body) => {
      for await (const chunk of body) if (chunk) throw full;
    });
    await expect(middle).rejects.toThrow(full);
  });
});
