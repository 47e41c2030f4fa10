import { renderMail } from '../mails/render-mail.js';
import { noticeTime } from './notice-time.js';
import { emailChanged, googleLinked, secondStepChanged, securityNoticeMail } from './security-notice.mail.js';

const LINK = 'https://shop.test/profile/security';
const AT = new Date('2025-11-02T07:05:00Z');
const FACTS = {
  time: noticeTime(AT, 'Africa/Algiers', 'en'),
  device: 'Chrome on Android',
  address: '41.96.12.x',
};

describe('the notice of an event', () => {
  it('[trust 4] contains the time, device and address of the event, and what to do', () => {
    const { subject, text, html } = renderMail(securityNoticeMail.en(googleLinked, 'ann', FACTS), LINK, 'en');
    expect(subject).toBe('Google was linked to your account');
    for (const said of [
      'Time: Nov 02, 2025 08:05 (Africa/Algiers)',
      'Device: Chrome on Android',
      '41.96.12.x',
    ]) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
    expect(text).toContain('If this was not you, change your password and end your other sessions.');
    expect(text).toContain(LINK);
  });

  it('[trust 4] contains the masked new address', () => {
    const content = securityNoticeMail.en(emailChanged('a***@shop.test'), 'ann', FACTS);
    expect(content.subject).toBe('Your email address was changed');
    expect(renderMail(content, LINK, 'en').text).toContain('a***@shop.test');
  });

  it.each([
    ['totp-added', 10, 'An authenticator app was added to your account. You have 10 recovery codes left.'],
    ['passkey-removed', 0, 'A passkey was removed from your account. You have 0 recovery codes left.'],
    ['code-used', 1, 'A recovery code was used to sign in. You have 1 recovery code left.'],
  ] as const)('[TRU-066] describes the change %s and the recovery codes left', (change, left, sentence) => {
    const { en, ar } = secondStepChanged(change, left);
    expect(en).toEqual({ subject: 'Two-step sign-in was changed', body: sentence });
    expect(ar.body).toContain(`رموز الاسترداد المتبقية: ${left}.`);
  });

  it('is written in Arabic, with the day first and every value isolated from the text direction', () => {
    const time = noticeTime(AT, 'Africa/Algiers', 'ar');
    expect(time).toBe('2 نوفمبر 2025، 08:05 (Africa/Algiers)');
    const { html } = renderMail(securityNoticeMail.ar(googleLinked, 'ann', { ...FACTS, time }), LINK, 'ar');
    expect(html).toContain(`\u2068${time}\u2069`);
    expect(html).toContain('\u206841.96.12.x\u2069');
  });

  it('writes midnight as 00:00 and uses the Algerian names of months', () => {
    const midnight = new Date('2026-07-31T23:00:00Z');
    expect(noticeTime(midnight, 'Africa/Algiers', 'en')).toBe('Aug 01, 2026 00:00 (Africa/Algiers)');
    expect(noticeTime(midnight, 'Africa/Algiers', 'ar')).toBe('1 أوت 2026، 00:00 (Africa/Algiers)');
  });
});
