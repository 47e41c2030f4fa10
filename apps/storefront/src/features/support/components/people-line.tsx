import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import type { useOtherStaff } from '../hooks/use-other-staff';
import { useTyping } from '../hooks/use-typing';

/** Usernames, each isolated in its own text direction. */
const Names = ({ people }: { people: { _id: string; username: string }[] }): ReactNode =>
  people.map(({ _id, username }, at) => (
    <span key={_id}>
      {at > 0 && ' · '}
      <bdi>{username}</bdi>
    </span>
  ));

export interface PeopleLineProps {
  ticketId: string;
  staff: ReturnType<typeof useOtherStaff>;
}

/** Shows who is typing, and which other administrators have the ticket open. */
export function PeopleLine({ ticketId, staff }: PeopleLineProps) {
  const { t } = useTranslation('support');
  const typing = useTyping(ticketId);
  return (
    <>
      {staff.length > 0 && (
        <span className="inline-flex min-w-0 items-center gap-1.5 truncate text-1 text-muted [&_svg]:size-4">
          <Eye aria-hidden />
          {t('alsoHere')} <Names people={staff} />
        </span>
      )}
      <span aria-live="polite" className="min-w-0 truncate text-1 text-muted">
        {typing.length > 0 && (
          <>
            <Names people={typing} /> {t('typing', { count: typing.length })}
          </>
        )}
      </span>
    </>
  );
}
