import i18next from 'i18next';

/**
 * Validation and server sentences are English literals; this gives the same sentence in the reader's language, or
 * itself when it is not known.
 */
export function translateMessage(sentence: string): string {
  if (i18next.language !== 'ar') return sentence;
  const known: unknown = i18next.getResource('ar', 'messages', sentence);
  return typeof known === 'string' ? known : sentence;
}
