import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Validation and server sentences are English literals; this gives the same sentence in the reader's language, or
 * itself when it is not known. For notices; what is rendered takes `useTranslateMessage`.
 */
export function translateMessage(sentence: string, language = i18next.language): string {
  const words = i18next.getResourceBundle(language, 'messages') as Record<string, string> | undefined;
  return words?.[sentence] ?? sentence;
}

/** `translateMessage` for rendering: the component renders again when the language changes. */
export function useTranslateMessage(): (sentence: string) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return (sentence) => translateMessage(sentence, language);
}
