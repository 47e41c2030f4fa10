import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const header = (text, name) => new RegExp(`^// ${name}: (.+)$`, 'm').exec(text)?.[1];

/**
 * Reads a fixture. Its first lines name the path under which it is linted (`at`), the rule that refuses it (`by`) and
 * words of the rule's message (`says`).
 */
function readFixture(file) {
  const text = readFileSync(file, 'utf8');
  const at = header(text, 'at');
  return {
    name: file.slice(join(import.meta.dirname, 'fixtures').length + 1),
    text,
    place: at ? join(root, at) : file,
    rule: header(text, 'by'),
    says: header(text, 'says'),
    imports: text.split('\n').flatMap((line, index) => (line.startsWith('import ') ? [index + 1] : [])),
  };
}

/** @param {string} pattern below `tools/lint/fixtures` */
export const fixtures = (pattern) =>
  globSync(join(import.meta.dirname, 'fixtures', pattern))
    .sort()
    .map(readFixture);
