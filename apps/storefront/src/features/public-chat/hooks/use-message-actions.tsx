import { useCallback, useState, type ReactNode } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { useCurrentUser } from '@manette/web-session';
import { MessageAction } from '../components/message-action';
import { MuteWriter, ReportMessage } from '../components/message-dialogs';

/** @returns a function that renders the button beside a message, and the dialog that a button has opened [TRU-105] */
export function useMessageActions(): { actions: (message: MessageView) => ReactNode; dialog: ReactNode } {
  const isAdmin = useCurrentUser().role === 'admin';
  const [asked, setAsked] = useState<MessageView | null>(null);
  const actions = useCallback(
    (message: MessageView) => <MessageAction message={message} onPress={() => setAsked(message)} />,
    [],
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
