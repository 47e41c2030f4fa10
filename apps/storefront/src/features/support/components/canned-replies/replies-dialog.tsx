import { useState } from 'react';
import type { CannedReplyView, TicketView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { Dialog } from '@manette/web-ui';
import { ReplyForm } from './reply-form';
import { ReplyList } from './reply-list';

type View = { shows: 'list' } | { shows: 'form'; reply: CannedReplyView | null };

export interface RepliesDialogProps {
  ticket: TicketView;
  onChoose: (text: string) => void;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Chooses, adds and edits canned replies in one dialog. */
export default function RepliesDialog({ ticket, onChoose, onClose, focusAfter }: RepliesDialogProps) {
  const { t } = useTranslation('support');
  const [view, setView] = useState<View>({ shows: 'list' });
  const title = view.shows === 'list' ? 'cannedReplies' : view.reply ? 'editReply' : 'newReply';
  return (
    <Dialog
      open
      wide
      title={t(title)}
      closeLabel={t('close')}
      focusAfter={focusAfter}
      onOpenChange={(open) => !open && onClose()}
    >
      {view.shows === 'list' ? (
        <ReplyList
          ticket={ticket}
          onChoose={onChoose}
          onEdit={(reply) => setView({ shows: 'form', reply })}
        />
      ) : (
        <ReplyForm reply={view.reply} onDone={() => setView({ shows: 'list' })} />
      )}
    </Dialog>
  );
}
