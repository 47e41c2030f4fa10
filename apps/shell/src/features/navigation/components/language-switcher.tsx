import { useLanguage, useTranslation } from '@manette/web-i18n';
import { LanguageMenu } from '@manette/web-ui';

const NAMES = [
  { code: 'en', name: 'English', short: 'EN' },
  { code: 'ar', name: 'العربية', short: 'ع' },
] as const;

/** English or Arabic [SHELL-025]. */
export function LanguageSwitcher() {
  const { t } = useTranslation('navigation');
  const { language, setLanguage } = useLanguage();
  return (
    <LanguageMenu
      label={t('language')}
      value={language}
      languages={NAMES}
      onChange={(chosen) => void setLanguage(chosen)}
    />
  );
}
