import { CalendarClock, Plus } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button } from '@manette/web-ui';

export interface ClientActionsProps {
  /** Opens the form of a new ticket; nothing can be opened without it. */
  onOpen?: () => void;
}

/** What a client does beside reading tickets: see what is rented, and open another one. */
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
