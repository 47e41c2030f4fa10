import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

interface Solution {
  references: { path: string }[];
}

describe('the types stage', () => {
  it('checks every package', () => {
    const { references } = JSON.parse(readFileSync(join(CHECKOUT, 'tsconfig.json'), 'utf8')) as Solution;
    const packages = globSync(
      ['{apps,libs,tools}/*/tsconfig.json', '{apps,libs}/*/*/tsconfig.json', 'deploy/tsconfig.json'],
      {
        cwd: CHECKOUT,
      },
    );
    expect(references.map(({ path }) => path).sort()).toEqual(
      packages.map((file) => `./${dirname(file)}`).sort(),
    );
  });
});
