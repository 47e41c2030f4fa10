import type { Language } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, Outbox, currentCall, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../../domain/user.js';
import { renderMail } from '../mails/render-mail.js';
import type { CallOrigin } from './call-origin.js';
import { deviceLabel } from './device-label.js';
import { maskedEmail } from './masked-email.js';
import { noticeTime } from './notice-time.js';
import {
  emailChanged,
  googleLinked,
  newSignIn,
  passwordChanged,
  secondStepChanged,
  securityNoticeMail,
  type EventFacts,
  type SecondStepChange,
  type SecurityEvent,
} from './security-notice.mail.js';
import { shortAddress } from './short-address.js';

const UNKNOWN_ADDRESS: Record<Language, string> = { en: 'unknown', ar: 'غير معروف' };

/**
 * Mails users about events of their account, inside the caller's unit of work: one mail for each event, none to
 * deactivated or deleted users, none with SECURITY_MAILS=false (trust, section 4).
 */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Notifies the user that Google was linked to the account. @param origin undefined if no call caused it */
  googleLinked(user: User, origin: CallOrigin | undefined): void {
    this.send(googleLinked, user, user.email, origin);
  }

  /** Notifies the former address that the address was changed. @param origin undefined if no call caused it */
  emailChanged(user: User, formerEmail: string | null, origin: CallOrigin | undefined): void {
    if (user.email === null) return;
    this.send(emailChanged(maskedEmail(user.email)), user, formerEmail, origin);
  }

  /** Notifies the user of a sign-in with an unknown device [TRU-062]. */
  newSignIn(user: User): void {
    this.send(newSignIn, user, user.email, currentCall());
  }

  /** Notifies the user that the password was changed: by the user, a mailed link or the operator [TRU-064]. */
  passwordChanged(user: User): void {
    this.send(passwordChanged, user, user.email, currentCall());
  }

  /**
   * Notifies the user of a change of the second step [TRU-066]. @param codesLeft the number of recovery codes that still work
   */
  secondStepChanged(user: User, change: SecondStepChange, codesLeft: number): void {
    this.send(secondStepChanged(change, codesLeft), user, user.email, currentCall());
  }

  private send(event: SecurityEvent, user: User, to: string | null, origin: CallOrigin | undefined): void {
    const { mail, http } = this.config;
    const { username, language, isActive } = user;
    if (!mail.securityNotices || !isActive || to === null || username === null) return;
    const content = securityNoticeMail[language](event, username, this.facts(origin, language));
    this.outbox.mail({ to, ...renderMail(content, `${http.publicUrl}/profile/security`, language) });
  }

  private facts(origin: CallOrigin | undefined, language: Language): EventFacts {
    return {
      time: noticeTime(this.clock.now(), this.config.store.timezone, language),
      device: deviceLabel(origin?.userAgent, language),
      address: (origin && shortAddress(origin.ip)) ?? UNKNOWN_ADDRESS[language],
    };
  }
}
