import { BookText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { IconButton } from '@manette/web-ui';
import { MessageComposer } from '../../../conversation/composer/message-composer';
import { useDraft } from '../../../conversation/composer/use-draft';
import { useSendTyping } from '../hooks/use-typing';
import { CannedReplies } from './canned-replies/canned-replies';

export interface TicketComposerProps {
  ticket: TicketView;
  /** @returns whether the message was queued */
  onSend: (content: string, files: File[]) => boolean;
}

/** The composer of an open ticket [ORD-022], with canned replies for administrators. */
export function TicketComposer({ ticket, onSend }: TicketComposerProps) {
  const { t } = useTranslation('support');
  const [choosing, setChoosing] = useState(false);
  const isAdmin = useCurrentUser().role === 'admin';
  const place = `ticket ${ticket._id}`;
  const [text, setText] = useDraft(place);
  const sendTyping = useSendTyping(ticket._id);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (changed: string) => {
    setText(changed);
    sendTyping(changed);
  };
  const take = (reply: string) => write(text.trim() === '' ? reply : `${text.trimEnd()}\n${reply}`);
  return (
    <>
      <MessageComposer
        text={text}
        onText={write}
        onSend={onSend}
        fieldRef={field}
        place={place}
        tools={
          isAdmin && (
            <IconButton
              label={t('cannedReplies')}
              icon={<BookText aria-hidden />}
              onClick={() => setChoosing(true)}
            />
          )
        }
      />
      {choosing && (
        <CannedReplies ticket={ticket} field={field} onChoose={take} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
