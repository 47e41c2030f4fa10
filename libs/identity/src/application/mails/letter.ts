import type { Language } from '@manette/contracts/identity';

/** A mail that asks for one click. */
export interface Letter {
  subject: string;
  greeting: string;
  body: string;
  button: string;
  /** Said below the button: how long the link works and what to do when one did not ask for it. */
  notes: string[];
}

const SIGNATURE: Record<Language, string> = { en: 'Manette', ar: 'مانيت' };
const OR_COPY: Record<Language, string> = {
  en: 'Or copy this address into your browser:',
  ar: 'أو انسخ هذا العنوان إلى المتصفح:',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

function plain(letter: Letter, link: string, language: Language): string {
  const paragraphs = [letter.greeting, letter.body, `${letter.button}:\n${link}`, ...letter.notes];
  return [...paragraphs, SIGNATURE[language]].join('\n\n') + '\n';
}

/** Tables and inline styles, because mail programs know little else; Arabic is written from the right. */
function hypertext(letter: Letter, link: string, language: Language): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const start = language === 'ar' ? 'right' : 'left';
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;line-height:1.6;${style}">${escapeHtml(text)}</p>`;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;color:#111827;font-family:Arial,Tahoma,sans-serif;text-align:${start}">
<table role="presentation" dir="${direction}" align="center" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px;text-align:${start}">
${paragraph(letter.greeting, 'font-size:18px;font-weight:bold')}
${paragraph(letter.body)}
<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#4338ca;color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(letter.button)}</a></p>
${paragraph(OR_COPY[language], 'font-size:13px;color:#4b5563;margin-bottom:4px')}
<p dir="ltr" style="margin:0 0 24px;font-size:13px;word-break:break-all;text-align:${start}"><a href="${href}" style="color:#4338ca">${href}</a></p>
${letter.notes.map((note) => paragraph(note, 'font-size:13px;color:#4b5563')).join('\n')}
${paragraph(SIGNATURE[language], 'font-weight:bold;margin-bottom:0')}
</td></tr></table>
</body></html>
`;
}

/** Writes a letter around its link as HTML and as plain text. */
export function writeLetter(letter: Letter, link: string, language: Language) {
  return {
    subject: letter.subject,
    html: hypertext(letter, link, language),
    text: plain(letter, link, language),
  };
}
