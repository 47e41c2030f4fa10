import {
  PRIORITIES,
  type ChangeTicketInput,
  type Priority,
  type TicketView,
} from '@manette/contracts/orders';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify, Select, type SelectOption } from '@manette/web-ui';
import { useChangeTicketMutation, useGetStaffQuery } from '../api/staff.api';
import { TakeUp } from './take-up';

const FAILED = 'Failed to update ticket';

/** The priority and the assignment of an open ticket. */
export function TicketControls({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('support');
  const [change, { isLoading }] = useChangeTicketMutation();
  const admins = useAdminOptions(ticket.assignedAdmin);
  const apply = async (what: ChangeTicketInput) => {
    const { error } = await change({ id: ticket._id, change: what });
    if (error) notify.error(translateMessage(errorMessage(error, FAILED)));
  };
  return (
    <div className="grid mt-4 grid-cols-2 gap-3 lg:grid-cols-1">
      <Select
        label={t('priority')}
        value={ticket.priority}
        disabled={isLoading}
        options={PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
        onChange={(event) => void apply({ priority: event.target.value as Priority })}
      />
      <Select
        label={t('assignedTo')}
        value={ticket.assignedAdmin?._id ?? ''}
        disabled={isLoading}
        options={admins}
        onChange={(event) => void apply({ assignedAdminId: event.target.value })}
      />
      {ticket.status === 'pending' && (
        <div className="max-lg:col-span-full">
          <TakeUp id={ticket._id} />
        </div>
      )}
    </div>
  );
}

/** Returns all active administrators; the assigned administrator stays in the list even when no longer active. */
function useAdminOptions(assigned: TicketView['assignedAdmin']): SelectOption[] {
  const { t } = useTranslation('support');
  const { data: staff = [] } = useGetStaffQuery();
  const known = assigned && !staff.some(({ _id }) => _id === assigned._id) ? [assigned, ...staff] : staff;
  const options = known.map(({ _id, username }) => ({ value: _id, label: username }));
  return assigned ? options : [{ value: '', label: t('nobodyYet'), disabled: true }, ...options];
}
