import { GetListingFacts, LockListing, type ItemRef, type ListingFacts } from '@manette/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/ledger.errors.js';
import { accountRef } from './account-ref.js';

/** An account of the catalogue. */
export type AccountFacts = ListingFacts &
  ItemRef & {
    console: NonNullable<ListingFacts['console']>;
    service: NonNullable<ListingFacts['service']>;
    duration: number;
  };

const accountOf = (facts: ListingFacts | null): AccountFacts => {
  const { console, service, duration } = facts ?? {};
  if (!facts || !console || !service || !duration) throw new AccountNotFound();
  return { ...facts, console, service, duration };
};

/** Reads and locks accounts through catalog. */
@Injectable()
export class Listings {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Returns the account, even a deleted one, and locks it until the unit of work ends. @throws AccountNotFound */
  async lock(accountId: string): Promise<AccountFacts> {
    const command = new LockListing(accountRef(accountId));
    return accountOf(await this.commands.execute<LockListing, ListingFacts | null>(command));
  }

  /** @throws AccountNotFound, also for a deleted one */
  async lockOffered(accountId: string): Promise<AccountFacts> {
    const account = await this.lock(accountId);
    if (account.isDeleted) throw new AccountNotFound();
    return account;
  }

  /** Returns the account, even a deleted one, without a lock. @throws AccountNotFound */
  async read(accountId: string): Promise<AccountFacts> {
    const query = new GetListingFacts(accountRef(accountId), true);
    return accountOf(await this.queries.execute<GetListingFacts, ListingFacts | null>(query));
  }
}
