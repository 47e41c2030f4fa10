import { CronExpressionParser } from 'cron-parser';
import { z } from 'zod';
import { booleanText, splitList, text, web, wholeNumber } from './rules.ts';

const LONGEST = 4_000;

function isCron(expression: string): boolean {
  if (![5, 6].includes(expression.trim().split(/\s+/).length)) return false;
  try {
    return CronExpressionParser.parse(expression).next() !== undefined;
  } catch {
    // The parser throws only errors about the expression.
    return false;
  }
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,62}$/i;
const FOLDER = /^[\w.-]{1,200}$/;

/** A folder, or an S3 bucket with a prefix. Other URLs are refused, as they would be taken for the name of a folder. */
function isPlace(given: string): boolean {
  if (given.length > LONGEST) return false;
  if (!given.includes('://')) return true;
  const [scheme, rest = ''] = given.split('://');
  const [bucket = '', ...folders] = rest.replace(/\/$/, '').split('/');
  return scheme === 's3' && BUCKET.test(bucket) && folders.every((folder) => FOLDER.test(folder));
}

const recipient = z
  .string()
  .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be recipients such as age1…, separated by commas');

/** Rules of the variables that backups depend on (operations.md, section 5). */
export const backupVariables = {
  BACKUP_TO: text().refine(isPlace, 'must be a folder or s3://bucket/prefix').optional(),
  BACKUP_RECIPIENTS: z
    .string()
    .max(LONGEST, `must have at most ${LONGEST} characters`)
    .transform(splitList)
    .pipe(z.array(recipient))
    .default([]),
  BACKUP_UNENCRYPTED: booleanText.default(false),
  BACKUP_CRON: z
    .string()
    .max(200, 'must have at most 200 characters')
    .refine(isCron, 'must be a cron expression of 5 fields, or of 6 with seconds')
    .optional(),
  BACKUP_KEEP: wholeNumber(1, 365).default(14),
  BACKUP_S3_ENDPOINT: web.optional(),
  BACKUP_S3_ACCESS_KEY: text().optional(),
  BACKUP_S3_SECRET_KEY: text().optional(),
  BACKUP_S3_REGION: text().optional(),
};
