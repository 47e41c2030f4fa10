import { ROLES } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { SearchField, Select } from '@manette/web-ui';
import { USER_STATUSES, type UserFilterControls } from './use-user-table';

/** Search box and filters above the table. */
export function UserFilters({ text, chosen, search, choose }: UserFilterControls) {
  const { t } = useTranslation('manageUsers');
  return (
    <>
      <SearchField
        label={t('search')}
        value={text}
        onChange={(event) => search(event.target.value)}
        maxLength={100}
      />
      <Select
        label={t('fields.role')}
        hideLabel
        value={chosen.role ?? ''}
        options={[
          { value: '', label: t('allRoles') },
          ...ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
        ]}
        onChange={(event) => choose('role', event.target.value)}
      />
      <Select
        label={t('status')}
        hideLabel
        value={chosen.status ?? ''}
        options={[
          { value: '', label: t('allStatuses') },
          ...USER_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
        onChange={(event) => choose('status', event.target.value)}
      />
    </>
  );
}
