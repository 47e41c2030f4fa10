import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

const patterns = new Map<string, RegExp>();

/** "Unknown key '{{key}}'" as a pattern that any such sentence matches. */
function patternOf(sentence: string): RegExp {
  const known = patterns.get(sentence);
  if (known) return known;
  const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replace(/\\\{\\\{(\w+)\\\}\\\}/g, '(?<$1>.+)')}$`, 's');
  patterns.set(sentence, pattern);
  return pattern;
}

/** Sentences with a part that varies are kept with a name in its place. */
function byPattern(sentence: string, words: Record<string, string>): string | undefined {
  for (const [known, translation] of Object.entries(words)) {
    const found = known.includes('{{') ? patternOf(known).exec(sentence) : null;
    if (found) return translation.replace(/\{\{(\w+)\}\}/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}

/**
 * Validation and server sentences are English literals; this gives the same sentence in the reader's language, or
 * itself when it is not known. For notices; what is rendered takes `useTranslateMessage`.
 */
export function translateMessage(sentence: string, language = i18next.language): string {
  const words = i18next.getResourceBundle(language, 'messages') as Record<string, string> | undefined;
  return words?.[sentence] ?? (words && byPattern(sentence, words)) ?? sentence;
}

/** `translateMessage` for rendering: the component renders again when the language changes. */
export function useTranslateMessage(): (sentence: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (sentence) => translateMessage(sentence, language);
}
