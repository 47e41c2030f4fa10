import type { AccountChanges, AccountFields, Console, Service } from '@manette/contracts/catalog';
import { assignDefined } from './assign-defined.js';
import { LedgerIsOn } from './catalog.errors.js';
import { Listing, type ListingState } from './listing.js';
import { Money } from './money.js';

interface AccountState extends ListingState {
  codeName: string;
  console: Console;
  service: Service;
  games: string[];
  /** Months. */
  duration: number;
}

/** A gaming account of the catalogue. */
export class Account extends Listing<'account'> implements Readonly<AccountState> {
  readonly codeName: string;
  readonly console: Console;
  readonly service: Service;
  readonly games: string[];
  readonly duration: number;

  constructor(id: string, fields: AccountFields, images: readonly string[], at: Date) {
    const { available, description } = fields;
    super(id, { price: Money.of(fields.prix), available, description, images }, at);
    this.codeName = fields.codeName;
    this.console = fields.console;
    this.service = fields.service;
    this.games = fields.games;
    this.duration = fields.duration;
  }

  /**
   * A change of console or service is refused while the ledger is on: the kinds of the slots depend on both. @throws
   * LedgerIsOn
   */
  protected override changeDetails({ codeName, console, service, games, duration, prix }: AccountChanges) {
    const isMoved = (console ?? this.console) !== this.console || (service ?? this.service) !== this.service;
    if (this.hasLedger && isMoved) throw new LedgerIsOn();
    this.set({ codeName, console, service, games, duration, price: this.price.with(prix ?? {}) });
  }

  protected override set(changes: Partial<AccountState>): void {
    assignDefined<AccountState>(this, changes);
  }
}
