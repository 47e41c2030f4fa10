import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

interface Settings {
  extends: string;
  include: string[];
  compilerOptions?: object;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(CHECKOUT, file), 'utf8')) as T;

/** Settings of packages that one program of the compiler checks together. */
const groups = globSync('tsconfig.all-*.json', { cwd: CHECKOUT });

const packages = globSync(
  ['{apps,libs,tools}/*/tsconfig.json', '{apps,libs}/*/*/tsconfig.json', 'deploy/tsconfig.json'],
  { cwd: CHECKOUT },
);

/** Returns the reference that covers a package: the settings of its group, or its own folder. */
function referenceOf(file: string): string {
  const folder = dirname(file);
  const { extends: settings, include, compilerOptions } = read<Settings>(file);
  const group = groups.find((one) => {
    const all = read<Settings>(one);
    const isWhole = include.every((part) => all.include.includes(`${folder}/${part}`));
    return isWhole && !compilerOptions && basename(all.extends) === basename(settings);
  });
  return `./${group ?? folder}`;
}

describe('the types stage', () => {
  it('checks every package', () => {
    const { references } = read<{ references: { path: string }[] }>('tsconfig.json');
    expect(references.map(({ path }) => path).sort()).toEqual([...new Set(packages.map(referenceOf))].sort());
  });

  it('checks packages together only if they declare no globals or modules', () => {
    const folders = groups.flatMap((group) => read<Settings>(group).include);
    const declaring = globSync(
      folders.map((folder) => `${folder}/**/*.ts`),
      { cwd: CHECKOUT },
    ).filter((file) => /^declare (global|module)\b/m.test(readFileSync(join(CHECKOUT, file), 'utf8')));
    expect(declaring).toEqual([]);
  });
});
