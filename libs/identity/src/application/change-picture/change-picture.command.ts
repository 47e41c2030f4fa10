import { FileStorage, UnitOfWork, newId } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { NotifyUserChanged } from '../notify-user-changed/notify-user-changed.js';
import { DeletePictureFile } from './delete-picture-file.js';
import { ProfilePictures } from './profile-pictures.js';

/** Replaces the signed-in user's profile picture [API-012]. Returns the URL of the new picture. */
export class ChangePicture extends Command<string> {
  constructor(
    readonly userId: string,
    /** The path of the uploaded file. */
    readonly path: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePicture)
export class ChangePictureHandler implements ICommandHandler<ChangePicture> {
  constructor(
    private readonly pictures: ProfilePictures,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly deleteFile: DeletePictureFile,
    private readonly notify: NotifyUserChanged,
  ) {}

  /** @throws NotAnImage */
  async execute({ userId, path }: ChangePicture): Promise<string> {
    const { bytes, contentType, extension } = await this.pictures.encode(path);
    const key = `public/people/${userId}/${newId()}.${extension}`;
    await this.storage.put(key, bytes, contentType);
    try {
      await this.unitOfWork.run(() => this.replace(userId, key));
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
    return this.storage.publicUrl(key);
  }

  private async replace(userId: string, key: string): Promise<void> {
    const user = await this.users.lock(userId);
    if (!user) throw new UserNotFound();
    const former = user.setPicture(key);
    await this.users.save(user);
    this.notify.dataChanged(user);
    if (former) this.deleteFile.afterCommit(former);
  }
}
