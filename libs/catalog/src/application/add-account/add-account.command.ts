import type { AccountFields, AccountView } from '@manette/contracts/catalog';
import { Command } from '@nestjs/cqrs';
import type { ImageSource } from '../stage-pictures/image-source.js';

/** Puts an account listing on the shelf [API-020]. */
export class AddAccount extends Command<AccountView> {
  constructor(
    readonly fields: AccountFields,
    readonly images: readonly ImageSource[],
  ) {
    super();
  }
}
