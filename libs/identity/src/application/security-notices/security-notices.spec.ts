import type { AppConfig } from '@manette/platform';
import { ManualClock, RecordingOutbox } from '@manette/platform/testing/in-memory';
import { aUser } from '../../testing/user.mother.js';
import { SecurityNotices } from './security-notices.js';

const clock = new ManualClock(new Date('2025-11-02T07:05:00Z'));
const ORIGIN = { ip: '41.96.12.200', userAgent: undefined };

function setUp({ securityNotices = true } = {}) {
  const outbox = new RecordingOutbox();
  const config = {
    mail: { securityNotices },
    http: { publicUrl: 'https://shop.test' },
    store: { timezone: 'Africa/Algiers' },
  } as AppConfig;
  return { notices: new SecurityNotices(outbox, clock, config), mails: outbox.mails };
}

describe('notices of events of an account', () => {
  it('[trust 4] are sent to the former address after a change of address, in the user’s language', () => {
    const { notices, mails } = setUp();
    notices.emailChanged(aUser({ email: 'new@shop.test' }), 'old@shop.test', ORIGIN);
    notices.emailChanged(aUser({ email: 'new@shop.test', language: 'ar' }), 'old@shop.test', undefined);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['old@shop.test', 'Your email address was changed'],
      ['old@shop.test', 'تم تغيير بريدك الإلكتروني'],
    ]);
    expect(mails[0]?.text).toContain('n***@shop.test');
    for (const { text, html } of mails) expect(text + html).not.toContain('new@shop.test');
  });

  it('[trust 4] are not sent to a deactivated or deleted user', () => {
    const { notices, mails } = setUp();
    const deleted = aUser();
    deleted.anonymize(clock.now());
    for (const user of [aUser({ isActive: false }), deleted]) {
      notices.googleLinked(user, ORIGIN);
      notices.emailChanged(user, 'old@shop.test', ORIGIN);
    }
    expect(mails).toEqual([]);
  });

  it('[trust 1] are not sent when SECURITY_MAILS is false', () => {
    const { notices, mails } = setUp({ securityNotices: false });
    notices.googleLinked(aUser(), ORIGIN);
    expect(mails).toEqual([]);
  });
});
