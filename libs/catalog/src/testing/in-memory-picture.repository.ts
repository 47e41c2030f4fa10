import type { ItemRef } from '@manette/contracts/catalog';
import { PictureRepository } from '../domain/picture.repository.js';
import type { SizedPicture, StoredPicture, UploadedPicture } from '../domain/picture.js';

/** Pictures by their ids; no listing refers to them. */
export class InMemoryPictureRepository extends PictureRepository {
  readonly pictures = new Map<string, StoredPicture>();

  override async claimReady(ids: readonly string[]): Promise<Set<string>> {
    return new Set(ids.filter((id) => this.pictures.get(id)?.ready));
  }

  override async claim(id: string): Promise<StoredPicture | null> {
    return this.pictures.get(id) ?? null;
  }

  override async register(pictures: readonly UploadedPicture[]): Promise<void> {
    for (const picture of pictures) {
      const ready = this.pictures.get(picture.id)?.ready ?? false;
      this.pictures.set(picture.id, { ...picture, ready });
    }
  }

  override async complete(picture: SizedPicture): Promise<boolean> {
    const isNew = !this.pictures.get(picture.id)?.ready;
    this.pictures.set(picture.id, { ...picture, original: null, ready: true });
    return isNew;
  }

  override async drop(id: string): Promise<ItemRef[]> {
    this.pictures.delete(id);
    return [];
  }

  override async shownBy(): Promise<ItemRef[]> {
    return [];
  }
}
