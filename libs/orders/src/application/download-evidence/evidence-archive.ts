import { createHash, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { chainOf, MANIFEST, NO_CHAIN, SIGNATURE } from '@manette/platform';
import type { EvidenceManifest, EvidencePart } from '@manette/platform';
import type { ZipArchive } from 'archiver';
import type { EvidenceSource } from './evidence-source.js';

/** The fields of the manifest other than its parts. */
export type EvidenceHead = Omit<EvidenceManifest, 'parts' | 'head'>;

/** Writes parts into an archive one after the other, and computes size and hash of each while it is read. */
class EvidenceArchive {
  private readonly parts: EvidencePart[] = [];

  constructor(
    readonly archive: ZipArchive,
    private readonly head: EvidenceHead,
    private readonly key: KeyObject,
  ) {}

  async fill(sources: readonly EvidenceSource[], signal: AbortSignal): Promise<void> {
    for (const source of sources) await this.add(source, signal);
    const head = this.parts.at(-1)?.chain ?? NO_CHAIN;
    const manifest: EvidenceManifest = { ...this.head, parts: this.parts, head };
    const bytes = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await this.append(MANIFEST, bytes, signal);
    await this.append(SIGNATURE, Buffer.from(sign(null, bytes, this.key).toString('base64')), signal);
    await this.archive.finalize();
  }

  private async add({ path, open }: EvidenceSource, signal: AbortSignal): Promise<void> {
    const body = await open();
    if (!body) return;
    const hash = createHash('sha256');
    let size = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const chunk of Buffer.isBuffer(body) ? [body] : (body as AsyncIterable<Buffer>)) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    }
    await this.append(path, Readable.from(measured(), { objectMode: false, signal }), signal);
    const sha256 = hash.digest('hex');
    const chain = chainOf(this.parts.at(-1)?.chain ?? NO_CHAIN, sha256, path);
    this.parts.push({ path, size, sha256, chain });
  }

  /** Resolves when the part is in the archive. The archive waits while its reader is slow. */
  private async append(name: string, body: Buffer | Readable, signal: AbortSignal): Promise<void> {
    const failed = new AbortController();
    if (body instanceof Readable) body.once('error', (error) => failed.abort(error));
    const done = once(this.archive, 'entry', { signal: AbortSignal.any([signal, failed.signal]) });
    this.archive.append(body, { name, date: this.head.createdAt });
    await done;
  }
}

/**
 * Returns the dispute file as a stream: only the part that is being read is in memory. If the file cannot be
 * completed, the stream fails, so that a partial file cannot be mistaken for a complete one.
 */
export async function evidenceStream(
  sources: readonly EvidenceSource[],
  head: EvidenceHead,
  key: KeyObject,
  onFailure: (error: unknown) => void,
): Promise<Readable> {
  const { ZipArchive } = await import('archiver');
  const evidence = new EvidenceArchive(new ZipArchive({ zlib: { level: 6 } }), head, key);
  const left = new AbortController();
  const out = pipeline(evidence.archive, new PassThrough(), () => left.abort());
  evidence.fill(sources, left.signal).catch((error: unknown) => {
    if (left.signal.aborted) return;
    onFailure(error);
    out.destroy(new Error('the dispute file broke off'));
  });
  return out;
}
