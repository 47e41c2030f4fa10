import { buffer } from 'node:stream/consumers';
import { FileStorage, PictureWork, taskFile } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { ProofPictures, type ComparedPicture } from '../../application/find-similar-proofs/proof-pictures.js';

const FINGERPRINT = taskFile<typeof import('./fingerprint.task.js')>('./fingerprint.task', import.meta.url);
const COMPARE = taskFile<typeof import('./compare.task.js')>('./compare.task', import.meta.url);

/**
 * Compares pictures in the foreground processes that serve requests, although a job calls it: the result is promised
 * within seconds, and the background processes may be busy for minutes with encoding pictures of listings.
 */
@Injectable()
export class ProcessProofPictures extends ProofPictures {
  constructor(
    private readonly work: PictureWork,
    private readonly storage: FileStorage,
  ) {
    super();
  }

  override async read(fileKey: string): Promise<ComparedPicture | null> {
    const picture = await this.bytesOf(fileKey);
    const found = await this.work.ask(FINGERPRINT, { picture });
    if (!found) return null;
    const { hash, outline, proportion, grey } = found;
    const differenceTo = async (other: string) =>
      this.work.ask(COMPARE, { grey, other: await this.bytesOf(other) });
    return { hash, outline, proportion, differenceTo };
  }

  private async bytesOf(fileKey: string): Promise<Buffer> {
    return buffer(await this.storage.read(fileKey));
  }
}
