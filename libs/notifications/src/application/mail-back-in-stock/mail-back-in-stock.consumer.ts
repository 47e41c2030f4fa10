import { catalogEvents, type BackInStock } from '@manette/contracts/catalog';
import { MailUser } from '@manette/contracts/identity';
import { OnIntegrationEvent } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { backInStockMail } from '../../domain/mail-texts.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { UnsubscribeTokens } from '../unsubscribe/unsubscribe-tokens.js';

const KIND = 'backInStock';

/** Mails a client that a listing with a stock alert is back in stock, once for each event. */
@Injectable()
export class MailBackInStock {
  constructor(
    private readonly preferences: PreferencesOf,
    private readonly tokens: UnsubscribeTokens,
    private readonly commands: CommandBus,
  ) {}

  @OnIntegrationEvent(catalogEvents.backInStock)
  async mail({ userId, listing }: BackInStock): Promise<void> {
    if (!(await this.preferences.takeMail(userId, KIND))) return;
    const path = `${listing.kind === 'account' ? '/accounts' : '/giftcards'}/${listing.id}`;
    const token = this.tokens.make({ userId, kind: KIND });
    const letter = new MailUser(userId, backInStockMail(listing.name), path, token);
    await this.commands.execute<MailUser, void>(letter);
  }
}
