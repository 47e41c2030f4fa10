import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EmailTaken, UsernameTaken } from '../../domain/user.errors.js';

/**
 * Runs a write; where another process took the name or the address first, the unique index speaks up and its
 * word becomes the refusal that an earlier look would have given.
 */
export async function translateUniqueViolations(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    if (error.message.includes('users_username')) throw new UsernameTaken();
    if (error.message.includes('users_email')) throw new EmailTaken();
    throw error;
  }
}
