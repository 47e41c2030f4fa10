import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountRepository } from '../../domain/account.repository.js';
import { ListingNotFound } from '../../domain/catalog.errors.js';
import { ListingNews } from '../announce-listing/listing-news.js';
import { DeleteAccount } from './delete-account.command.js';

@CommandHandler(DeleteAccount)
export class DeleteAccountHandler implements ICommandHandler<DeleteAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly news: ListingNews,
    private readonly clock: Clock,
  ) {}

  /** @throws ListingNotFound */
  execute({ id }: DeleteAccount): Promise<void> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.takeForChange(id);
      if (!account) throw new ListingNotFound('account');
      account.withdraw(this.clock.now());
      await this.accounts.save(account);
      this.news.deleted({ kind: 'account', id });
    });
  }
}
