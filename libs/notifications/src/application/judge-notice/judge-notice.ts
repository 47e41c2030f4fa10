import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { Preferences } from '../../domain/preferences.js';
import type { Notice } from '../../domain/notice.js';
import { quietUntil } from '../../domain/quiet-hours.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { Sight } from '../sight/sight.js';
import { StillTrue, type Told } from './still-true.js';

/** What becomes of a notice: nothing, unless it is told of something; then when, and whether a push says it. */
export interface Judgement {
  told: Told;
  preferences: Preferences;
  /** The end of the quiet hours in which it waits. */
  quietUntil: Date | undefined;
  isInSight: boolean;
}

/** Decides about a notice that is about to be sent [POC-051..POC-053]. */
@Injectable()
export class JudgeNotice {
  constructor(
    private readonly preferences: PreferencesOf,
    private readonly stillTrue: StillTrue,
    private readonly sight: Sight,
    private readonly clock: Clock,
  ) {}

  /** Undefined where its kind is off, or it is no longer true. */
  async judge(notice: Notice): Promise<Judgement | undefined> {
    const preferences = await this.preferences.ofUser(notice.userId);
    if (!preferences?.kinds[notice.kind].push) return undefined;
    const told = await this.stillTrue.tell(notice, preferences.hideContent);
    if (!told) return undefined;
    const isInSight = await this.sight.isInSight(notice.userId);
    return { told, preferences, isInSight, quietUntil: quietUntil(preferences, this.clock.now()) };
  }
}
