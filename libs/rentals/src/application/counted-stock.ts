import { SetCountedStock } from '@manette/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SlotRepository } from '../domain/slot.repository.js';
import { accountRef } from './account-ref.js';

/** Keeps `available` of a listing equal to the number of its free slots, under the lock of the listing [LIF-007]. */
@Injectable()
export class CountedStock {
  constructor(
    private readonly commands: CommandBus,
    private readonly slots: SlotRepository,
  ) {}

  /** Sets the stock after slots were added or removed; `ledger` is true if the ledger was switched on in the same change. */
  async recount(accountId: string, ledger?: true): Promise<void> {
    const available = await this.slots.countFree(accountId);
    await this.set(accountId, ledger ? { ledger, available } : { available });
  }

  async set(accountId: string, counted: SetCountedStock['counted']): Promise<void> {
    await this.commands.execute<SetCountedStock, void>(new SetCountedStock(accountRef(accountId), counted));
  }
}
