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
import { ForgetDevices } from './application/devices/forget-devices.consumer.js';
import { ListDevicesHandler } from './application/devices/list-devices.query.js';
import { OpenSessions } from './application/devices/open-sessions.js';
import { RegisterDeviceHandler } from './application/devices/register-device.command.js';
import { RemoveDeviceHandler } from './application/devices/remove-device.command.js';
import { TestDeviceHandler } from './application/devices/test-device.command.js';
import { DecideNotice } from './application/decide-notice/decide-notice.js';
import { NoticeContentReader } from './application/decide-notice/notice-content-reader.js';
import { ChosenNotices } from './application/new-notices/chosen-notices.consumer.js';
import { NewNotices } from './application/new-notices/new-notices.js';
import { TicketNotices } from './application/new-notices/ticket-notices.consumer.js';
import { AttemptPush } from './application/send-pushes/attempt-push.js';
import { DueNotices } from './application/send-pushes/due-notices.js';
import { DuePushes } from './application/send-pushes/due-pushes.js';
import { SendPushes } from './application/send-pushes/send-pushes.js';
import { WarnWithoutKeys } from './application/send-pushes/warn-without-keys.js';
import { PageVisibility } from './application/page-visibility/page-visibility.js';
import { DevicesController } from './http/devices.controller.js';
import { PushProcessor } from './infrastructure/queue/push.processor.js';
import { PushSweepProcessor } from './infrastructure/queue/push-sweep.processor.js';
import { PageVisibilityGateway } from './realtime/page-visibility.gateway.js';
import { VisibleSockets } from './realtime/visible-sockets.js';
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

const devices = [
  ForgetDevices,
  ListDevicesHandler,
  OpenSessions,
  RegisterDeviceHandler,
  RemoveDeviceHandler,
  TestDeviceHandler,
];

const sight = [PageVisibility, PageVisibilityGateway, VisibleSockets];

const pushes = [
  AttemptPush,
  ChosenNotices,
  DueNotices,
  DuePushes,
  DecideNotice,
  NewNotices,
  PushProcessor,
  PushSweepProcessor,
  SendPushes,
  NoticeContentReader,
  TicketNotices,
  WarnWithoutKeys,
];

const controllers = [DevicesController, PreferencesController, UnsubscribeController];

/** Pushes, mails and notification preferences; needs the platform's global modules. */
@BoundedContext('notifications')
@Module({ imports: [CqrsModule], providers: [...preferences, ...devices, ...sight, ...pushes, ...mails] })
export class NotificationsModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: NotificationsModule, controllers };
  }
}
