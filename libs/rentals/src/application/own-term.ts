import { OnlyForItsClient, TermNotFound } from '../domain/term.errors.js';
import type { Term } from '../domain/term.js';
import type { TermReader } from './read-term/read-term.query.js';

/**
 * Allows only the client of a rental. @throws TermNotFound for other clients, OnlyForItsClient for administrators
 * [LIF-008, LIF-009]
 */
export function assertOwn({ clientId }: Term, { userId, role }: TermReader): void {
  if (role === 'admin') throw new OnlyForItsClient();
  if (userId !== clientId) throw new TermNotFound();
}
