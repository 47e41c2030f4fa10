import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../domain/account.js';
import { AccountRepository } from '../../domain/account.repository.js';

@Injectable()
export class MikroAccountRepository extends AccountRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(...accounts: Account[]): Promise<void> {
    await this.em.persist(accounts).flush();
  }

  /** The row lock makes a change of stock wait for an order that is being completed, and the other way round. */
  takeForChange(id: string): Promise<Account | null> {
    return this.em.findOne(Account, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async save(): Promise<void> {
    await this.em.flush();
  }
}
