import { useTranslation } from '@manette/web-i18n';

/** How to get help when the link does not work [ID-033]. */
export function SupportContact() {
  const { t } = useTranslation('verifyEmail');
  return <footer className="border-t border-line pt-4 text-2 text-muted">{t('support')}</footer>;
}
