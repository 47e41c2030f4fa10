import type { Page } from '@playwright/test';
import { englishTexts } from './words.ts';

const PLACE = /\{\{(\w+)\}\}/g;
const WORD = /[A-Za-z][a-z]/;
/** A text of at least this many words is recognized anywhere; a shorter one may be written by a user. */
const SENTENCE_WORDS = 4;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a text, with any value for its placeholders: a count is a number, any other value some text. */
function patternOf(english: string): RegExp {
  const [first = '', ...rest] = english.split(PLACE);
  let pattern = escaped(first);
  for (let at = 0; at < rest.length; at += 2)
    pattern += (rest[at] === 'count' ? '\\d+' : '.+') + escaped(rest[at + 1] ?? '');
  return new RegExp(`^${pattern}$`, 's');
}

const texts = englishTexts().filter((text) => WORD.test(text.replace(PLACE, '')));
const whole = new Set(texts);
const patterns = texts.filter((text) => text.includes('{{')).map(patternOf);
const sentences = texts.filter((text) => !text.includes('{{') && text.split(' ').length >= SENTENCE_WORDS);

/** Returns the visible texts and the accessible names of a page, one by one. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.title.replace(/ · Manette$/, '')];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node instanceof Element)
        for (const name of [
          'aria-label',
          'title',
          'placeholder',
          'alt',
          'aria-roledescription',
          'aria-valuetext',
        ])
          said.push(node.getAttribute(name) ?? '');
      else if (!node.parentElement?.closest('script, style, pre, [hidden]'))
        said.push(node.textContent ?? '');
    }
    return said.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** @returns the texts of the product that an Arabic page still shows in English, without the texts of users and listings */
export async function englishLeft(page: Page): Promise<string[]> {
  const isEnglish = (text: string) =>
    whole.has(text) ||
    patterns.some((pattern) => pattern.test(text)) ||
    sentences.some((sentence) => text.includes(sentence));
  return [...new Set((await saidOn(page)).filter(isEnglish))];
}
