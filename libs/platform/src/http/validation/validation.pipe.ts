import { BadRequestException, StandardSchemaValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { FieldError } from '@manette/contracts/http';
import { ValidationFailed } from './validation-failed.js';

interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[];
}

const nameOf = (segment: PropertyKey | { key: PropertyKey }): string =>
  String(typeof segment === 'object' ? segment.key : segment);

/** Returns one error for each field: the first that its rules report. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const { path = [], message } of issues) {
    const field = path.map(nameOf).join('.');
    if (!byField.has(field)) byField.set(field, { field, message });
  }
  return [...byField.values()];
}

/**
 * Applies the schemas of `@Body({schema})`, `@Query({schema})` and `@Param({schema})`. An absent body counts as {}; a list as
 * body is malformed.
 */
export class ValidationPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({ exceptionFactory: (issues) => new ValidationFailed(fieldErrors(issues)) });
  }

  override transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const isBody = metadata.type === 'body';
    if (isBody && Array.isArray(value)) throw new BadRequestException();
    const absent = isBody && value === undefined;
    return super.transform(absent ? ({} as T) : value, metadata);
  }
}
