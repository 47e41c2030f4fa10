import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Preferences } from '../../domain/preferences.js';
import type { Notice } from '../../domain/notice.js';
import { quietUntil } from '../../domain/quiet-hours.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { PageVisibility } from '../page-visibility/page-visibility.js';
import { NoticeContentReader, type NoticeContent } from './notice-content-reader.js';

/** The decision about a notice that is sent: its text, the time until which it waits, and whether a push is needed. */
export interface Judgement {
  content: NoticeContent;
  preferences: Preferences;
  /** The end of the current quiet hours, until which the notice waits. */
  quietUntil: Date | undefined;
  hasVisiblePage: boolean;
}

/** Decides about a notice that is about to be sent [POC-051..POC-053]. */
@Injectable()
export class DecideNotice {
  constructor(
    private readonly preferences: PreferencesOf,
    private readonly reader: NoticeContentReader,
    private readonly visibility: PageVisibility,
    private readonly clock: Clock,
  ) {}

  /** Returns undefined if the user has switched off the kind, or if the notice is no longer true. */
  async judge(notice: Notice): Promise<Judgement | undefined> {
    const preferences = await this.preferences.ofUser(notice.userId);
    if (!preferences?.kinds[notice.kind].push) return undefined;
    const content = await this.reader.readContent(notice, preferences.hideContent);
    if (!content) return undefined;
    const hasVisiblePage = await this.visibility.hasVisiblePage(notice.userId);
    return { content, preferences, hasVisiblePage, quietUntil: quietUntil(preferences, this.clock.now()) };
  }
}
