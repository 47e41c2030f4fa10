import { useLanguage, useTranslation } from '@manette/web-i18n';
import { useSession } from '@manette/web-session';
import { LanguageMenu } from '@manette/web-ui';
import { useKeepLanguageMutation } from '../api/language.api';

const NAMES = [
  { code: 'en', name: 'English', short: 'EN' },
  { code: 'ar', name: 'العربية', short: 'ع' },
] as const;

/**
 * Switches between English and Arabic [SHELL-025]. A signed-in user's mails use the chosen language [LIF-018]; offline, the
 * language of the mails stays as it was.
 */
export function LanguageSwitcher() {
  const { t } = useTranslation('navigation');
  const { language, setLanguage } = useLanguage();
  const { user } = useSession();
  const [keepLanguage] = useKeepLanguageMutation();
  const choose = (chosen: string) => {
    const known = NAMES.find(({ code }) => code === chosen);
    if (!known) return;
    void setLanguage(known.code);
    if (user) void keepLanguage(known.code);
  };
  return <LanguageMenu label={t('language')} value={language} languages={NAMES} onChange={choose} />;
}
