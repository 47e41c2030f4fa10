import { Flag, VolumeX } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { IconButton } from '@manette/web-ui';
import { MuteWriter, ReportMessage } from '../components/message-dialogs';

/**
 * What can be done about somebody else's message: a client reports it, an administrator mutes the client who wrote it
 * [TRU-105]. @returns the buttons beside a message, and the dialog that one of them has opened
 */
export function useMessageActions(): { actions: (message: MessageView) => ReactNode; dialog: ReactNode } {
  const { t } = useTranslation('publicChat');
  const { _id: userId, role } = useCurrentUser();
  const [asked, setAsked] = useState<MessageView | null>(null);
  const isAdmin = role === 'admin';
  const actions = useCallback(
    (message: MessageView) => {
      const { sender } = message;
      if (!sender || sender._id === userId || (isAdmin && sender.role === 'admin')) return null;
      const label = isAdmin ? t('muteOf', { name: sender.username }) : t('reportMessage');
      const icon = isAdmin ? <VolumeX aria-hidden /> : <Flag aria-hidden />;
      return <IconButton compact label={label} icon={icon} onClick={() => setAsked(message)} />;
    },
    [t, userId, isAdmin],
  );
  const close = () => setAsked(null);
  const dialog =
    asked?.sender &&
    (isAdmin ? (
      <MuteWriter sender={asked.sender} onClose={close} />
    ) : (
      <ReportMessage messageId={asked._id} onClose={close} />
    ));
  return { actions, dialog };
}
