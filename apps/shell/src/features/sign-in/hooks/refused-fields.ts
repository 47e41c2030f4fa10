import { registerSchema, type RegisterInput } from '@manette/contracts/identity';
import { fieldErrors, isApiError } from '@manette/web-api';

export interface RefusedField {
  field: keyof RegisterInput;
  message: string;
}

const TAKEN: Record<string, keyof RegisterInput> = { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' };
const isField = (name: string): name is keyof RegisterInput => name in registerSchema.shape;

/** @returns the server's errors by registration field: a username or address that is taken, or a violated rule */
export function refusedFields(error: unknown): RefusedField[] {
  if (!isApiError(error)) return [];
  const taken = TAKEN[error.data.code];
  if (taken) return [{ field: taken, message: error.data.message }];
  return fieldErrors(error).flatMap(({ field, message }) => (isField(field) ? [{ field, message }] : []));
}
