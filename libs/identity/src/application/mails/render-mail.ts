import type { Language } from '@manette/contracts/identity';
import { renderHtml } from './render-html.js';
import { SHOP, type MailContent } from './mail-content.js';

function renderText(content: MailContent, link: string): string {
  const facts = content.facts ? [content.facts.join('\n')] : [];
  const paragraphs = [
    content.greeting,
    content.body,
    ...facts,
    `${content.button}:\n${link}`,
    ...content.notes,
  ];
  return [...paragraphs, SHOP].join('\n\n') + '\n';
}

/** Renders a mail and its link as HTML and as plain text. */
export function renderMail(content: MailContent, link: string, language: Language) {
  return {
    subject: content.subject,
    html: renderHtml(content, link, language),
    text: renderText(content, link),
  };
}
