import { CalendarClock, Plus } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button } from '@manette/web-ui';

export interface ClientActionsProps {
  /** Opens the form of a new ticket; without it the button is disabled. */
  onOpen?: () => void;
}

/** The client's actions on the page of tickets: a link to the rentals, and a button for a new ticket. */
export function ClientActions({ onOpen }: ClientActionsProps) {
  const { t } = useTranslation('support');
  return (
    <>
      <Button look="outline" icon={<CalendarClock aria-hidden />} asChild>
        <Link to="/rentals">{t('myRentals')}</Link>
      </Button>
      <Button look="primary" icon={<Plus aria-hidden />} inert={!onOpen} onClick={onOpen}>
        {t('newTicket')}
      </Button>
    </>
  );
}
