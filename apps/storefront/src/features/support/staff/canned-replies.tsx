import { BookText } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { IconButton } from '@manette/web-ui';

const RepliesDialog = lazy(() => import('./replies-dialog'));

export interface CannedRepliesProps {
  ticket: TicketView;
  /** A reply, filled in from the ticket; it is edited before it is sent. */
  onChoose: (text: string) => void;
  /** Where the reply is edited. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** The way to the answers that administrators give often. */
export function CannedReplies({ ticket, onChoose, field }: CannedRepliesProps) {
  const { t } = useTranslation('support');
  const [open, setOpen] = useState(false);
  const chosen = useRef(false);
  const start = () => {
    chosen.current = false;
    setOpen(true);
  };
  return (
    <>
      <IconButton label={t('cannedReplies')} icon={<BookText aria-hidden />} onClick={start} />
      {open && (
        <Suspense>
          <RepliesDialog
            ticket={ticket}
            onChoose={(text) => {
              chosen.current = true;
              onChoose(text);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
            focusAfter={() => (chosen.current ? field.current : null)}
          />
        </Suspense>
      )}
    </>
  );
}
