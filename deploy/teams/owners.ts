import ignore from 'ignore';

/** A line of CODEOWNERS. */
export interface OwnersRule {
  pattern: string;
  owners: string[];
  matches(path: string): boolean;
}

/** @returns the rules of a CODEOWNERS file; their patterns have the syntax of gitignore */
export const readOwners = (text: string): OwnersRule[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [pattern = '', ...owners] = line.split(/\s+/);
      const rule = ignore().add(pattern);
      return { pattern, owners, matches: (path: string) => rule.ignores(path) };
    });

/** @returns the owners of a file, by the last rule that matches it */
export const ownersOf = (rules: OwnersRule[], path: string): string[] =>
  rules.findLast((rule) => rule.matches(path))?.owners ?? [];
