import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { parse } from 'yaml';
import { CHECKOUT } from '../checkout.ts';

interface Workflow {
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

const FOLDER = join(CHECKOUT, '.github/workflows');
const files = globSync('*.{yml,yaml}', { cwd: FOLDER }).sort();
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const read = (file: string): Workflow => parse(textOf(file)) as Workflow;

describe('the workflows', () => {
  it('[OPS-114] are the five of CI, the images and the releases of the front ends', () => {
    expect(files.map((file) => basename(file, '.yml'))).toEqual([
      'ci',
      'images',
      'release-admin',
      'release-shell',
      'release-storefront',
    ]);
  });

  it.each(files)('[OPS-114] %s is valid, and each of its steps calls npm or .ci/', (file) => {
    const { errors, actionType } = validateWorkflow(textOf(file));
    expect({ errors, actionType }).toEqual({ errors: [], actionType: 'workflow' });
    const steps = Object.values(read(file).jobs).flatMap((job) => job.steps);
    const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter((command) => !/^(?:npm (?:run|ci|test)\b|\.ci\/[a-z-]+)/.test(command))).toEqual(
      [],
    );
  });

  it.each(['shell', 'storefront', 'admin'])('[OPS-114] release %s one at a time', (part) => {
    const { concurrency } = read(`release-${part}.yml`);
    expect(concurrency).toEqual({ group: `release-${part}`, 'cancel-in-progress': false });
  });
});
