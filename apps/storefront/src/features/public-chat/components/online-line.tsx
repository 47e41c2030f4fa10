import { useTranslation } from '@manette/web-i18n';
import { PresenceBadge } from '@manette/web-ui';
import { useGetPeopleInChatQuery } from '../api/online-users.api';

/** Below the title: how many users are online. */
export function OnlineLine() {
  const { t } = useTranslation('publicChat');
  const { data } = useGetPeopleInChatQuery();
  if (!data) return null;
  return (
    <>
      <PresenceBadge presence="admin">{t('admins', { count: data.admins.length })}</PresenceBadge>
      <PresenceBadge presence="client">{t('clients', { count: data.clients.length })}</PresenceBadge>
    </>
  );
}
