import { ImportAccount } from '@manette/contracts/catalog';
import { UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { Account } from '../../domain/account.js';
import { AccountRepository } from '../../domain/account.repository.js';
import { ImportPictures } from './import-pictures.js';

@CommandHandler(ImportAccount)
export class ImportAccountHandler implements ICommandHandler<ImportAccount, string> {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountRepository,
    private readonly importPictures: ImportPictures,
  ) {}

  async execute({ fields, pictures, createdAt }: ImportAccount): Promise<string> {
    const known = await this.named(fields.codeName);
    if (known) return known;
    const ids = await this.importPictures.run(pictures);
    const account = new Account(v7({ msecs: createdAt.getTime() }), fields, ids, createdAt);
    await this.unitOfWork.run(() => this.accounts.add(account));
    return account.id;
  }

  private async named(codeName: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from catalog.account where code_name = ${codeName} order by created_at limit 1`.execute(
      this.em.getKysely<unknown>(),
    );
    return rows[0]?.id;
  }
}
