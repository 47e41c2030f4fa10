import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ForgetPreferences } from './application/forget-person/forget-preferences.consumer.js';
import { MailBackInStock } from './application/mail-back-in-stock/mail-back-in-stock.consumer.js';
import { MailDigest } from './application/mail-digest/mail-digest.js';
import { UnreadMessages } from './application/mail-digest/unread-messages.js';
import { KeepMatch } from './application/mail-matches/keep-match.consumer.js';
import { MailMatches } from './application/mail-matches/mail-matches.js';
import { MailTurns } from './application/mail-turns.js';
import { ChangePreferencesHandler } from './application/preferences/change-preferences.command.js';
import { GetPreferencesHandler } from './application/preferences/get-preferences.query.js';
import { PreferencesOf } from './application/preferences/preferences-of.js';
import { UnsubscribeTokens } from './application/unsubscribe/unsubscribe-tokens.js';
import { UnsubscribeHandler } from './application/unsubscribe/unsubscribe.command.js';
import { PreferencesController } from './http/preferences.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { MailsProcessor } from './infrastructure/queue/mails.processor.js';

const preferences = [ChangePreferencesHandler, ForgetPreferences, GetPreferencesHandler, PreferencesOf];

const mails = [
  KeepMatch,
  MailBackInStock,
  MailDigest,
  MailMatches,
  MailsProcessor,
  MailTurns,
  UnreadMessages,
  UnsubscribeHandler,
  UnsubscribeTokens,
];

const controllers = [PreferencesController, UnsubscribeController];

/** What people are told outside of open pages; stands on the platform's global modules. */
@BoundedContext('notifications')
@Module({ imports: [CqrsModule], providers: [...preferences, ...mails] })
export class NotificationsModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: NotificationsModule, controllers };
  }
}
