// Keeps only the most common passwords of @zxcvbn-ts/language-common, so that the code of the password advice stays below
// 80 KB compressed (trust.md, section 4). The list begins with the most common one.
const MOST = 15_000;

module.exports = function commonPasswordsLoader(source) {
  return JSON.stringify(JSON.parse(source).slice(0, MOST));
};
