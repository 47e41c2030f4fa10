// Keeps of the translated sentences those of one word, which are the names of services and regions: all that a preview says of
// them (page-previews.mjs).
module.exports = function namesLoader(source) {
  const names = Object.entries(JSON.parse(source)).filter(([sentence]) => !sentence.includes(' '));
  return JSON.stringify(Object.fromEntries(names));
};
