import { useRef, type RefObject } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { PartBoundary } from '@manette/web-ui';
import { optionalPart } from '../../../../components/optional-part';

const RepliesDialog = optionalPart(() => import('./replies-dialog'));

export interface CannedRepliesProps {
  ticket: TicketView;
  /** Receives a reply, filled in from the ticket, to edit before sending. */
  onChoose: (text: string) => void;
  /** The composer's field. */
  field: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

/** The canned replies of administrators. Choosing a reply focuses the field; closing the dialog restores the focus. */
export function CannedReplies({ ticket, onChoose, field, onClose }: CannedRepliesProps) {
  const chosen = useRef(false);
  const choose = (text: string) => {
    chosen.current = true;
    onChoose(text);
    onClose();
  };
  return (
    <PartBoundary>
      <RepliesDialog
        ticket={ticket}
        onChoose={choose}
        onClose={onClose}
        focusAfter={() => (chosen.current ? field.current : null)}
      />
    </PartBoundary>
  );
}
