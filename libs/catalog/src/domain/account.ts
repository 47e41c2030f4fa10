import type { AccountChanges, AccountFields, Console, Service } from '@manette/contracts/catalog';
import { imagesAfter } from './listing-images.js';
import { Money } from './money.js';

/** A gaming account on the shelf. Its stock never goes below zero, and deleting it only hides it. */
export class Account {
  readonly id: string;
  codeName: string;
  console: Console;
  service: Service;
  games: string[];
  price: Money;
  /** Months. */
  duration: number;
  available: number;
  description: string | null;
  /** Ids of its pictures, the first one is the cover. */
  images: string[];
  readonly createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null = null;

  constructor(id: string, fields: AccountFields, images: readonly string[], at: Date) {
    this.id = id;
    this.codeName = fields.codeName;
    this.console = fields.console;
    this.service = fields.service;
    this.games = fields.games;
    this.price = Money.of(fields.prix);
    this.duration = fields.duration;
    this.available = fields.available;
    this.description = fields.description || null;
    this.images = imagesAfter([], [], images);
    this.createdAt = at;
    this.updatedAt = at;
  }

  /** Changes what is given; what is absent stays. @throws TooManyImages */
  change(
    changes: AccountChanges,
    images: { kept?: readonly string[]; added: readonly string[] },
    at: Date,
  ): void {
    this.codeName = changes.codeName ?? this.codeName;
    this.console = changes.console ?? this.console;
    this.service = changes.service ?? this.service;
    this.games = changes.games ?? this.games;
    this.price = this.price.with(changes.prix ?? {});
    this.duration = changes.duration ?? this.duration;
    this.available = changes.available ?? this.available;
    if (changes.description !== undefined) this.description = changes.description || null;
    this.images = imagesAfter(this.images, images.kept, images.added);
    this.updatedAt = at;
  }

  /** Takes the listing off the shelf; the row stays for the tickets that point at it. */
  withdraw(at: Date): void {
    this.deletedAt = at;
    this.updatedAt = at;
  }
}
