import type { Language } from '@manette/contracts/identity';
import { renderHtml } from './render-html.js';
import { SHOP, type MailContent, type MailLink } from './mail-content.js';

const named = ({ text, url }: MailLink) => `${text}:\n${url}`;

function renderText(content: MailContent, link: string): string {
  const facts = content.facts ? [content.facts.join('\n')] : [];
  const paragraphs = [
    content.greeting,
    content.body,
    ...facts,
    ...(content.links ?? []).map(named),
    `${content.button}:\n${link}`,
    ...content.notes,
  ];
  const ending = content.ending ? [named(content.ending)] : [];
  return [...paragraphs, ...ending, SHOP].join('\n\n') + '\n';
}

/** Renders a mail and its link as HTML and as plain text. */
export function renderMail(content: MailContent, link: string, language: Language) {
  return {
    subject: content.subject,
    html: renderHtml(content, link, language),
    text: renderText(content, link),
  };
}
