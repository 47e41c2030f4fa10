import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '../failure.ts';
import { settingFaults } from './settings.ts';
import { defaultValues, valuesWith } from './values.ts';

const refusedBy = (text: string): string[] => {
  try {
    valuesWith(text);
    return [];
  } catch (error) {
    if (error instanceof CommandFailure) return error.reasons;
    throw error;
  }
};

describe('the values of the manifests', () => {
  it('[OPS-082] are the documented ones, except those that a file replaces', () => {
    expect(valuesWith('')).toEqual(defaultValues());
    expect(valuesWith('worker: { waitingJobs: 5 }')).toMatchObject({
      worker: { waitingJobs: 5, cpu: '250m' },
    });
    expect(valuesWith('images: { pullSecret: access }').images.pullSecret).toBe('access');
  });

  it('[OPS-082] set only variables that exist and are not secret', () => {
    expect(settingFaults(defaultValues().settings)).toEqual([]);
  });

  it('[OPS-082] each have a comment above them, or in the first line of their group', () => {
    const lines = readFileSync(join(import.meta.dirname, 'values.yaml'), 'utf8').split('\n');
    const isComment = (line: string | undefined) => line?.trim().startsWith('#') ?? false;
    const undocumented = lines.filter(
      (line, index) => /^[a-z]/.test(line) && !isComment(lines[index - 1]) && !isComment(lines[index + 1]),
    );
    expect(undocumented).toEqual([]);
  });

  it.each([
    ['hots: x', ['Unknown value: hots']],
    ['api: { replicas: { minimum: 1 } }', ['Unknown value: api.replicas.minimum']],
    ['settings: { COLOUR: blue }', ['Unknown value: settings.COLOUR']],
    ['settings: { PORT: "80" }', ['Unknown value: settings.PORT']],
    ['settings: { LOG_LEVEL: 3 }', ['settings.LOG_LEVEL must be a string, or null to leave it out']],
    ['api: { replicas: many }', ['api.replicas must be a map']],
    ['host: 7', ['host must be a string']],
    ['worker: { waitingJobs: many }', ['worker.waitingJobs must be a number']],
    ['- a list', ['The values must be a map']],
  ])('[OPS-082] refuse %s', (text, expected) => {
    expect(refusedBy(text)).toEqual(expected);
  });

  it.each([
    'JWT_SECRET',
    'DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'ADMIN_PASSWORD',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
  ])('[OPS-082] refuse the secret %s', (name) => {
    expect(settingFaults({ [name]: 'x' })).toEqual([`settings.${name} is secret; give it by the Secret`]);
  });
});
