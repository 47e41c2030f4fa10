import { lazy, Suspense, useRef, type RefObject } from 'react';
import type { TicketView } from '@manette/contracts/orders';

const RepliesDialog = lazy(() => import('./replies-dialog'));

export interface CannedRepliesProps {
  ticket: TicketView;
  /** A reply, filled in from the ticket; it is edited before it is sent. */
  onChoose: (text: string) => void;
  /** Where the reply is edited. */
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

/** The answers that administrators give often. A choice leads to the field, closing without one leads back. */
export function CannedReplies({ ticket, onChoose, field, onClose }: CannedRepliesProps) {
  const chosen = useRef(false);
  const choose = (text: string) => {
    chosen.current = true;
    onChoose(text);
    onClose();
  };
  return (
    <Suspense>
      <RepliesDialog
        ticket={ticket}
        onChoose={choose}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </Suspense>
  );
}
