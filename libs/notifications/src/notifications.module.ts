import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ForgetPreferences } from './application/forget-person/forget-preferences.consumer.js';
import { ChangePreferencesHandler } from './application/preferences/change-preferences.command.js';
import { GetPreferencesHandler } from './application/preferences/get-preferences.query.js';
import { PreferencesOf } from './application/preferences/preferences-of.js';
import { PreferencesController } from './http/preferences.controller.js';

const preferences = [ChangePreferencesHandler, ForgetPreferences, GetPreferencesHandler, PreferencesOf];

const controllers = [PreferencesController];

/** What people are told outside of open pages; stands on the platform's global modules. */
@BoundedContext('notifications')
@Module({ imports: [CqrsModule], providers: [...preferences] })
export class NotificationsModule {
  /** The module as a process has it that opens this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: NotificationsModule, controllers };
  }
}
