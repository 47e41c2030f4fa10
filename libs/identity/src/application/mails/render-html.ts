import type { Language } from '@manette/contracts/identity';
import { SHOP, type MailContent, type MailLink } from './mail-content.js';

/** The colours of the shop's light theme, with a header in the colours of its logo. */
const COLOURS = {
  page: '#f8f5ef',
  card: '#fefdfb',
  line: '#ddd9d0',
  text: '#11232c',
  muted: '#4d5e66',
  accent: '#c24a13',
  band: '#06151b',
  onBand: '#f2eee5',
  bandEdge: '#fd944e',
};

const OR_COPY: Record<Language, string> = {
  en: 'Or copy this address into your browser:',
  ar: 'أو انسخ هذا الرابط إلى المتصفح:',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Renders a mail as HTML with tables and inline styles, which all mail programs support; Arabic is laid out from right to left.
 */
export function renderHtml(content: MailContent, link: string, language: Language): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const start = language === 'ar' ? 'right' : 'left';
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;line-height:1.6;${style}">${escapeHtml(text)}</p>`;
  const facts = content.facts?.map(escapeHtml).join('<br>');
  const anchor = ({ text, url }: MailLink) =>
    `<a href="${escapeHtml(url)}" style="color:${COLOURS.accent}">${escapeHtml(text)}</a>`;
  const links = content.links?.map(anchor).join('<br>');
  const ending = content.ending ? anchor(content.ending) : '';
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:${COLOURS.page};color:${COLOURS.text};font-family:Tahoma,Arial,sans-serif;text-align:${start}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.body)}</div>
<table role="presentation" dir="${direction}" align="center" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;border:1px solid ${COLOURS.line};border-radius:12px;border-collapse:separate;overflow:hidden;background:${COLOURS.card}">
<tr><td style="padding:18px 32px;background:${COLOURS.band};border-bottom:4px solid ${COLOURS.bandEdge};color:${COLOURS.onBand};font-size:20px;font-weight:bold;text-align:${start}">${SHOP}</td></tr>
<tr><td style="padding:32px 32px 24px;text-align:${start}">
${paragraph(content.greeting, 'font-size:18px;font-weight:bold')}
${paragraph(content.body)}
${facts ? `<p style="margin:0 0 16px;line-height:1.8">${facts}</p>` : ''}
${links ? `<p style="margin:0 0 16px;line-height:1.8">${links}</p>` : ''}
<p style="margin:8px 0 32px"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${COLOURS.accent};color:#ffffff;text-decoration:none;font-weight:bold">${escapeHtml(content.button)}</a></p>
${paragraph(OR_COPY[language], `font-size:13px;color:${COLOURS.muted};margin-bottom:4px`)}
<p dir="ltr" style="margin:0;font-size:13px;line-height:1.6;word-break:break-all;text-align:left"><a href="${href}" style="color:${COLOURS.accent}">${href}</a></p>
</td></tr>
<tr><td style="padding:20px 32px 4px;border-top:1px solid ${COLOURS.line};text-align:${start}">
${content.notes.map((note) => paragraph(note, `font-size:13px;color:${COLOURS.muted};margin-bottom:12px`)).join('\n')}
${ending ? `<p style="margin:0 0 12px;font-size:13px;line-height:1.6">${ending}</p>` : ''}
</td></tr></table>
</body></html>
`;
}
