import { ImportGiftCard } from '@manette/contracts/catalog';
import { UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { GiftCard } from '../../domain/gift-card.js';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';
import { ImportPictures } from './import-pictures.js';

@CommandHandler(ImportGiftCard)
export class ImportGiftCardHandler implements ICommandHandler<ImportGiftCard, string> {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly cards: GiftCardRepository,
    private readonly importPictures: ImportPictures,
  ) {}

  async execute({ fields, pictures, createdAt }: ImportGiftCard): Promise<string> {
    const known = await this.named(fields.name);
    if (known) return known;
    const ids = await this.importPictures.run(pictures);
    const card = new GiftCard(v7({ msecs: createdAt.getTime() }), fields, ids, createdAt);
    await this.unitOfWork.run(() => this.cards.add(card));
    return card.id;
  }

  private async named(name: string): Promise<string | undefined> {
    const { rows } = await sql<{ id: string }>`
      select id from catalog.gift_card where name = ${name} order by created_at limit 1`.execute(
      this.em.getKysely<unknown>(),
    );
    return rows[0]?.id;
  }
}
