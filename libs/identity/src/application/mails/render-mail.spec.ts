import { renderMail } from './render-mail.js';
import { resetPasswordMail } from './reset-password.mail.js';
import { verifyEmailMail } from './verify-email.mail.js';

const LINK = 'https://shop.test/verify-email/abc';

describe('mails', () => {
  it('are rendered in English from left to right, as HTML and as text', () => {
    const mail = renderMail(verifyEmailMail.en('ann'), LINK, 'en');
    expect(mail.subject).toBe('Verify your email address');
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.html).toContain(`href="${LINK}"`);
    expect(mail.text).toContain(`Welcome, ann!`);
    expect(mail.text).toContain(LINK);
    expect(mail.text).not.toContain('<');
  });

  it('are rendered in Arabic from right to left, with the address from left to right', () => {
    const mail = renderMail(resetPasswordMail.ar('ann'), LINK, 'ar');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html).toContain('text-align:right');
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*><a href="https:/);
    expect(mail.subject).toBe('إعادة تعيين كلمة المرور');
    expect(mail.html).toContain('>Manette</td>');
  });

  it('isolate a Latin name within Arabic text, so that its punctuation stays at its end', () => {
    for (const { html, text } of [
      renderMail(resetPasswordMail.ar('ann-_'), LINK, 'ar'),
      renderMail(verifyEmailMail.ar('ann-_'), LINK, 'ar'),
    ])
      for (const written of [html, text]) expect(written).toContain('\u2068ann-_\u2069!');
  });

  it('escape markup in names', () => {
    const mail = renderMail(verifyEmailMail.en('<b>&"'), LINK, 'en');
    expect(mail.html).toContain('&#60;b&#62;&#38;&#34;');
    expect(mail.html).not.toContain('<b>');
  });
});
