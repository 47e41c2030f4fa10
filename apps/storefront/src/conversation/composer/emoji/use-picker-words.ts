import { useTranslation } from '@manette/web-i18n';
import { GROUPS } from './emoji-data';
import type { PickerWords } from './picker-data';

/** Returns the names of groups and skin tones in the page's language. */
export function usePickerWords(): PickerWords {
  const { t } = useTranslation('composing');
  return {
    recent: t('recent'),
    groups: GROUPS.map((index) => ({ index, label: t(`groups.${index}`) })),
    tones: {
      light: t('tones.light'),
      'medium-light': t('tones.medium-light'),
      medium: t('tones.medium'),
      'medium-dark': t('tones.medium-dark'),
      dark: t('tones.dark'),
    },
  };
}
