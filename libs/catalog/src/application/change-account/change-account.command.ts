import type { AccountChanges, AccountView } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

/** Changes what is sent of an account listing; `images` are added behind those that stay [API-021]. */
export class ChangeAccount extends Command<AccountView> {
  constructor(
    readonly id: string,
    readonly changes: AccountChanges,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
