// Keeps only the translated sentences that a preview shows (page-previews.mjs): sentences of one word, which are the names of
// services and regions, the subjects of orders, and the system messages and status notices of tickets.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const SHORT = /^\S+$|^(Order Request|Gift Card Order): /;
/** Files with the texts of tickets. The English texts are the keys of the translations. */
const OF_TICKETS = ['system-messages.ts', 'status-notice.ts'].map((file) =>
  join(__dirname, '../../libs/contracts/src/orders', file),
);

module.exports = function previewTranslationsLoader(source) {
  OF_TICKETS.forEach((file) => this.addDependency(file));
  const texts = OF_TICKETS.map((file) => readFileSync(file, 'utf8')).join('');
  const said = Object.entries(JSON.parse(source)).filter(
    ([sentence]) => SHORT.test(sentence) || texts.includes(`'${sentence}'`),
  );
  return JSON.stringify(Object.fromEntries(said));
};
