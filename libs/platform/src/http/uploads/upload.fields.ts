import { DomainError } from '@manette/contracts/errors';
import type { Request } from 'express';
import type multer from 'multer';
import type { UploadedFile, UploadedFilesByField, UploadField } from './upload.rules.js';

const TOO_MANY = 'Too many files';

/** `images`, `images[]` and `images[0]` are one field, as with text fields (contract, section 4). */
const fieldOf = (name: string): string => name.replace(/\[\d*\]$/, '');

/** Accepts only files of the named fields, up to `maxCount` each; refuses others with VALIDATION_FAILED. */
export function onlyFields(fields: readonly UploadField[]): multer.Options['fileFilter'] {
  const counts = new WeakMap<Request, Map<string, number>>();
  return (request, { fieldname }, accept) => {
    const field = fields.find(({ name }) => name === fieldOf(fieldname));
    if (!field) return accept(new DomainError('VALIDATION_FAILED', 'This file is not expected', fieldname));
    const taken = counts.get(request) ?? new Map<string, number>();
    const count = (taken.get(field.name) ?? 0) + 1;
    counts.set(request, taken.set(field.name, count));
    if (count > field.maxCount)
      return accept(new DomainError('VALIDATION_FAILED', field.tooMany ?? TOO_MANY, field.name));
    accept(null, true);
  };
}

/** Groups received files by field, in the order in which they arrived. */
export function byField(files: readonly UploadedFile[]): UploadedFilesByField {
  const fields: Record<string, UploadedFile[]> = {};
  for (const file of files) (fields[fieldOf(file.fieldname)] ??= []).push(file);
  return fields;
}
