import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { GiftCard } from '../../domain/gift-card.js';
import { GiftCardRepository } from '../../domain/gift-card.repository.js';

@Injectable()
export class MikroGiftCardRepository extends GiftCardRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(...cards: GiftCard[]): Promise<void> {
    await this.em.persist(cards).flush();
  }

  /** The row lock makes a change of stock wait for an order that is being completed, and the other way round. */
  takeForChange(id: string): Promise<GiftCard | null> {
    return this.em.findOne(GiftCard, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(): Promise<void> {
    await this.em.flush();
  }
}
