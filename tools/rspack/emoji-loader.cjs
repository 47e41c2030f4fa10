// Makes the emoji data of one language out of a file of names (`*.emoji`) and of emojibase-data, which has no Arabic: a
// row is [emoji, group, version, name, words, skins]. It is a loader for rspack and a transform for Jest.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const emojis = require('emojibase-data/en/data.json');

/** Skin tones and hair, which are no emoji by themselves. */
const COMPONENTS = 2;
// Some fonts and lists leave out the sign that asks for a picture.
const bare = (emoji) => emoji.replaceAll('\ufe0f', '');

/** Lines of an emoji, a space, its name and its words parted by bars. */
const namesIn = (source) =>
  new Map(
    source
      .split('\n')
      .filter((line) => line && !line.startsWith('# '))
      .map((line) => [bare(line.slice(0, line.indexOf(' '))), line.slice(line.indexOf(' ') + 1).split('|')]),
  );

/** The five tones of an emoji that one person makes, from light to dark. */
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
// Jest keeps what a transform gave until the transform itself changes, which it does not notice by itself.
module.exports.getCacheKey = (source) =>
  createHash('sha256').update(readFileSync(__filename)).update(source).digest('hex');
