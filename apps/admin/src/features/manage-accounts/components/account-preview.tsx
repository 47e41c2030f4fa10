import type { AccountFields } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Facts, formatAmount } from '@manette/web-ui';

/** The account that a file will create, before it is uploaded. */
export function AccountPreview({ fields }: { fields: AccountFields }) {
  const { t } = useTranslation('manageAccounts');
  const translate = useTranslateMessage();
  const { codeName, prix, console, service, duration, available, games } = fields;
  const value = (text: string) => <bdi>{text}</bdi>;
  return (
    <section aria-label={t('preview')}>
      <h3 className="mb-1 text-2 font-medium">{t('preview')}</h3>
      <Facts
        facts={[
          { label: t('fields.codeName'), value: value(codeName) },
          { label: t('fields.price'), value: value(`${formatAmount(prix.amount)} ${prix.currency}`) },
          { label: t('fields.console'), value: value(console) },
          { label: t('fields.service'), value: value(translate(service)) },
          { label: t('fields.duration'), value: value(String(duration)) },
          { label: t('fields.available'), value: value(String(available)) },
          { label: t('games'), value: value(games.join(', ')) },
        ]}
      />
    </section>
  );
}
