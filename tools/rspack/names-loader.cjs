// Keeps of the translated sentences those that a preview says (page-previews.mjs): those of one word, which are the names of services
// and regions, and the subjects of orders.
const SAID = /^\S+$|^(Order Request|Gift Card Order): /;

module.exports = function namesLoader(source) {
  const names = Object.entries(JSON.parse(source)).filter(([sentence]) => SAID.test(sentence));
  return JSON.stringify(Object.fromEntries(names));
};
