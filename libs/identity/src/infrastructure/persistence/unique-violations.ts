import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EmailTaken, UsernameTaken } from '../../domain/user.errors.js';

/**
 * Runs a write and translates the violation of a unique index, caused by a concurrent write, to the domain's error.
 * @throws UsernameTaken, EmailTaken
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
