import { Injectable } from '@nestjs/common';
import type { StagedPicture } from '../../domain/picture.js';
import { PictureRepository } from '../../domain/picture.repository.js';
import { EncodePicture } from '../prepare-picture/encode-picture.js';
import { InspectPicture } from '../stage-pictures/inspect-picture.js';

/** Takes pictures in at once, without an original, a job or news; each distinct picture is encoded once. */
@Injectable()
export class ImportPictures {
  /** Those being encoded now, for imports that run beside each other and show the same picture. */
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly inspect: InspectPicture,
    private readonly encode: EncodePicture,
    private readonly pictures: PictureRepository,
  ) {}

  /** The ids of the pictures, in their order. @throws ImageTypeRefused, ImageRefused */
  async run(images: readonly Uint8Array[]): Promise<string[]> {
    const ids: string[] = [];
    for (const bytes of images) ids.push(await this.import(bytes));
    return ids;
  }

  private async import(bytes: Uint8Array): Promise<string> {
    const picture = await this.inspect.run(bytes);
    const encoding = this.running.get(picture.id) ?? this.encodeOnce(picture, Buffer.from(bytes));
    this.running.set(picture.id, encoding);
    await encoding.finally(() => this.running.delete(picture.id));
    return picture.id;
  }

  private async encodeOnce(picture: StagedPicture, bytes: Buffer): Promise<void> {
    if ((await this.pictures.claimReady([picture.id])).has(picture.id)) return;
    await this.pictures.complete(picture, await this.encode.run(picture, bytes));
  }
}
