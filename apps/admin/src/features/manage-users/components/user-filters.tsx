import { ROLES } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { FilterSearch, FilterSelect } from '@manette/web-ui';
import { USER_STATUSES, type UserFilterControls } from './use-user-table';

/** Search box and filters above the table. */
export function UserFilters({ text, chosen, search, choose }: UserFilterControls) {
  const { t } = useTranslation('manageUsers');
  return (
    <>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('fields.role')}
        all={t('allRoles')}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
        value={chosen.role}
        onChoose={(value) => choose('role', value)}
      />
      <FilterSelect
        label={t('status')}
        all={t('allStatuses')}
        options={USER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        value={chosen.status}
        onChoose={(value) => choose('status', value)}
      />
    </>
  );
}
