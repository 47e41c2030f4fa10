import { useTranslation } from '@manette/web-i18n';

/** What to do when the link does not work [ID-033]: the mail it came with is answered by a person. */
export function SupportContact() {
  const { t } = useTranslation('verifyEmail');
  return <footer className="border-t border-line pt-4 text-2 text-muted">{t('support')}</footer>;
}
