// Keeps of the passwords of @zxcvbn-ts/language-common, the most common first, those that advice on a password has room for:
// with them its code weighs less than 80 KB compressed (trust.md, section 4).
const MOST = 15_000;

module.exports = function guessableLoader(source) {
  return JSON.stringify(JSON.parse(source).slice(0, MOST));
};
