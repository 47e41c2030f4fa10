import { Injectable } from '@nestjs/common';
import { PictureRepository } from '../../domain/picture.repository.js';
import { EncodePicture } from '../prepare-picture/encode-picture.js';
import { InspectPicture } from '../stage-pictures/inspect-picture.js';

/** Takes pictures in at once, without an original, a job or news; each distinct picture is encoded once. */
@Injectable()
export class ImportPictures {
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
    if (!(await this.pictures.ready([picture.id])).has(picture.id))
      await this.pictures.complete(picture, await this.encode.run(picture, Buffer.from(bytes)));
    return picture.id;
  }
}
