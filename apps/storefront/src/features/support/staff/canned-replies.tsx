import { BookText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { IconButton } from '@manette/web-ui';

const RepliesDialog = lazy(() => import('./replies-dialog'));

export interface CannedRepliesProps {
  ticket: TicketView;
  /** A reply, filled in from the ticket; it is edited before it is sent. */
  onChoose: (text: string) => void;
}

/** The way to the answers that administrators give often. */
export function CannedReplies({ ticket, onChoose }: CannedRepliesProps) {
  const { t } = useTranslation('support');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('cannedReplies')} icon={<BookText aria-hidden />} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <RepliesDialog ticket={ticket} onChoose={onChoose} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
