// Makes the emoji data of one language from a file of names (`*.emoji`) and from emojibase-data, which has no Arabic. A
// row is [emoji, group, version, name, words, ...skins]. This module is a loader for rspack and a transform for Jest.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const emojis = require('emojibase-data/en/data.json');

/** The group of skin tones and hair, which are not emoji on their own. */
const COMPONENTS = 2;
// Some fonts and lists leave out the variation selector U+FE0F, which asks for the emoji as a picture.
const bare = (emoji) => emoji.replaceAll('\ufe0f', '');

/** Parses lines of the form `emoji name|word|word`. @returns the name and the words by emoji */
const namesIn = (source) =>
  new Map(
    source
      .split('\n')
      .filter((line) => line && !line.startsWith('# '))
      .map((line) => [bare(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1).split('|')]),
  );

/** The five skin tones of an emoji that shows one person, from light to dark. */
const skinsOf = ({ skins = [] }) =>
  skins.filter(({ tone }) => typeof tone === 'number').map(({ emoji }) => emoji);

function rowsOf(source) {
  const names = namesIn(source);
  return emojis
    .filter(({ group }) => group !== undefined && group !== COMPONENTS)
    .toSorted((one, other) => one.order - other.order)
    .map((one) => {
      const [name, ...words] = names.get(bare(one.emoji)) ?? [one.label, ...(one.tags ?? [])];
      return [one.emoji, one.group, one.version, name, words.join('|'), ...skinsOf(one)];
    });
}

module.exports = function emojiLoader(source) {
  return JSON.stringify(rowsOf(source));
};
module.exports.process = (source) => ({ code: `module.exports = ${JSON.stringify(rowsOf(source))};` });
// Jest caches the result of a transform and does not notice when this file changes, so the key contains its content.
module.exports.getCacheKey = (source) =>
  createHash('sha256').update(readFileSync(__filename)).update(source).digest('hex');
