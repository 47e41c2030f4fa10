// Writes the list of common passwords that the shop refuses (trust.md, section 4). With --check it fails when the list is
// not up to date: `node tools/passwords/common-passwords.mjs [--check]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const SOURCE = '@zxcvbn-ts/language-common';
const { version } = require(`${SOURCE}/package.json`);
const FILE = join(
  import.meta.dirname,
  '../../libs/identity/src/application/passwords/common-passwords.list.ts',
);
const COUNT = 3000;
const WIDTH = 110;

/** Whether a lower-case password meets the rules for passwords once some of its letters are capitals. */
const canMeetTheRules = (password) =>
  password.length >= 6 &&
  password.length < 50 &&
  /[a-z].*[a-z]/.test(password) &&
  /\d/.test(password) &&
  !/[\s`\\$]/.test(password);

const capitalised = (password) => password.replace(/[a-z]/, (first) => first.toUpperCase());

function lines(words) {
  const filled = [''];
  for (const word of words) {
    const line = filled.at(-1);
    if (line && line.length + word.length >= WIDTH) filled.push(word);
    else filled[filled.length - 1] = line ? `${line} ${word}` : word;
  }
  return filled;
}

const { dictionary } = require(SOURCE);
const words = dictionary['passwords-common'].filter(canMeetTheRules).slice(0, COUNT).map(capitalised);
const content = `/**
 * The 3,000 most common leaked passwords that meet the rules of a password, the most common first, each with its first
 * letter as a capital, since they are compared without case [TRU-071].
 *
 * Made by tools/passwords/common-passwords.mjs out of the passwords of ${SOURCE} ${version}, which come from Mark
 * Burnett's ten million leaked passwords. Licence: MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright
 * (c) 2021 @zxcvbn-ts.
 */
export const COMMON_PASSWORDS = \`
${lines(words).join('\n')}
\`;
`;

if (!process.argv.includes('--check')) writeFileSync(FILE, content);
else if (readFileSync(FILE, 'utf8') !== content) {
  console.error(`${FILE} differs from what ${SOURCE} gives`);
  process.exitCode = 1;
}
