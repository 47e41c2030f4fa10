import { currentLanguage } from './current-language';
import { isolate } from './isolate';
import type { Language } from './language';
import { translationsOf } from './translations';
import { useCurrentLanguage } from './use-translation';

// The subjects that the product itself writes for orders; subjects that users write are not translated.
const ORDER_SUBJECT = /^(Order Request|Gift Card Order|Renewal): /;

const patterns = new Map<string, RegExp>();

/** Returns a pattern that matches every sentence of a template such as "Unknown key '{{key}}'". */
function patternOf(sentence: string): RegExp {
  const known = patterns.get(sentence);
  if (known) return known;
  const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`^${literal.replace(/\\\{\\\{(\w+)\\\}\\\}/g, '(?<$1>.+)')}$`, 's');
  patterns.set(sentence, pattern);
  return pattern;
}

/** Translates a message with variable parts, whose key has placeholders for them. */
function byPattern(sentence: string, words: Record<string, string>, language: Language): string | undefined {
  for (const [known, translation] of Object.entries(words)) {
    const found = known.includes('{{') ? patternOf(known).exec(sentence) : null;
    if (found)
      return translation.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        isolate(found.groups?.[name] ?? '', language),
      );
  }
  return undefined;
}

/**
 * Translates a validation or server message, which is an English literal, into the current language; unknown messages are
 * returned unchanged. For toasts; components use `useTranslateMessage`.
 */
export function translateMessage(sentence: string, language = currentLanguage()): string {
  const words = translationsOf(language, 'messages') as Record<string, string> | undefined;
  return words?.[sentence] ?? (words && byPattern(sentence, words, language)) ?? sentence;
}

/**
 * Translates a ticket's subject. Orders are stored with an English subject ('Order Request: Sirocco-05'); a subject that a
 * user wrote stays unchanged.
 */
export const translateSubject = (subject: string, language = currentLanguage()): string =>
  ORDER_SUBJECT.test(subject) ? translateMessage(subject, language) : subject;

/** `translateMessage` for rendering: the component renders again when the language changes. */
export function useTranslateMessage(): (sentence: string) => string {
  const language = useCurrentLanguage();
  return (sentence) => translateMessage(sentence, language);
}

/** `translateSubject` for rendering. */
export function useTranslateSubject(): (subject: string) => string {
  const language = useCurrentLanguage();
  return (subject) => translateSubject(subject, language);
}
