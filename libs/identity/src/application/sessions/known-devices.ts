import { APP_CONFIG, Clock, cookieOf, currentCall, type AppConfig } from '@manette/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeviceRepository } from '../../domain/device.repository.js';
import type { User } from '../../domain/user.js';
import { hashOf, looksLikeSecret, newSecret } from '../mails/one-time-secret.js';
import { SecurityNotices } from '../security-notices/security-notices.js';

export const DEVICE_COOKIE = 'manette_device';
/** How long a browser keeps the cookie, in milliseconds. */
export const DEVICE_LIFETIME = 400 * 24 * 60 * 60 * 1000;
/** The number of known devices of a user. Beyond it, the device that was not seen for longest becomes unknown. */
export const MOST_DEVICES = 20;

/**
 * Recognizes the browsers with which a user has signed in by a cookie, of which only the hash is stored (trust.md, section 4).
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly devices: DeviceRepository,
    private readonly notices: SecurityNotices,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Records the device of a sign-in by the current call. Must run inside the unit of work that has locked the user's row,
   * before the new session is stored. Sets the cookie [TRU-063]. If the browser is new to the user, mails a notice, except at
   * the user's very first sign-in [TRU-062]. A browser that several users share keeps its cookie.
   */
  async recordSignIn(user: User): Promise<void> {
    const call = currentCall();
    if (!call) return;
    const now = this.clock.now();
    const given = cookieOf(call.cookies, DEVICE_COOKIE) ?? '';
    const hash = looksLikeSecret(given) ? hashOf(given) : null;
    const since = new Date(now.getTime() - DEVICE_LIFETIME);
    const { ofUser, ofAnybody, hasSignedIn } = await this.devices.find(user.id, hash, since);
    const device = hash && ofAnybody ? { secret: given, hash } : newSecret();
    await this.devices.save(user.id, device.hash, now, MOST_DEVICES);
    if (!ofUser && hasSignedIn) this.notices.newSignIn(user);
    const secure = this.config.http.publicUrl.startsWith('https:');
    call.setCookie?.(DEVICE_COOKIE, device.secret, { maxAge: DEVICE_LIFETIME, secure });
  }
}
