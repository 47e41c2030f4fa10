import { FileStorage, UnitOfWork, newId } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserNotFound } from '../../domain/user.errors.js';
import { UserRepository } from '../../domain/user.repository.js';
import { TellChanged } from '../tell-changed/tell-changed.js';
import { DropPicture } from './drop-picture.js';
import { Portraits } from './portraits.js';

/** A person uploads a picture of themselves [API-012]. Answers the address of the new one. */
export class ChangePicture extends Command<string> {
  constructor(
    readonly userId: string,
    /** Where the uploaded file lies. */
    readonly path: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePicture)
export class ChangePictureHandler implements ICommandHandler<ChangePicture> {
  constructor(
    private readonly portraits: Portraits,
    private readonly storage: FileStorage,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly former: DropPicture,
    private readonly tell: TellChanged,
  ) {}

  /** @throws NotAnImage */
  async execute({ userId, path }: ChangePicture): Promise<string> {
    const { bytes, contentType, extension } = await this.portraits.from(path);
    const key = `public/people/${userId}/${newId()}.${extension}`;
    await this.storage.put(key, bytes, contentType);
    try {
      await this.unitOfWork.run(() => this.show(userId, key));
    } catch (error) {
      await this.storage.delete(key);
      throw error;
    }
    return this.storage.publicUrl(key);
  }

  private async show(userId: string, key: string): Promise<void> {
    const user = await this.users.lock(userId);
    if (!user) throw new UserNotFound();
    const former = user.setPicture(key);
    await this.users.save(user);
    this.tell.data(user);
    if (former) this.former.later(former);
  }
}
