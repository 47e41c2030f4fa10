import type { Language } from '@manette/contracts/identity';
import { hypertext } from './hypertext.js';
import { SHOP, type Letter } from './letter.js';

function plain(letter: Letter, link: string): string {
  const facts = letter.facts ? [letter.facts.join('\n')] : [];
  const paragraphs = [letter.greeting, letter.body, ...facts, `${letter.button}:\n${link}`, ...letter.notes];
  return [...paragraphs, SHOP].join('\n\n') + '\n';
}

/** Writes a letter around its link as HTML and as plain text. */
export function writeLetter(letter: Letter, link: string, language: Language) {
  return {
    subject: letter.subject,
    html: hypertext(letter, link, language),
    text: plain(letter, link),
  };
}
