import type { MessageView } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { ErrorState, Spinner } from '@manette/web-ui';
import { PUBLIC_CHAT } from '../../../conversation/api/conversations';
import { Conversation } from '../../../conversation/components/conversation';
import type { useOutbox } from '../../../conversation/hooks/use-outbox';
import { useMessageActions } from '../hooks/use-message-actions';
import type { useOpenChat } from '../hooks/use-open-chat';

export interface ChatMessagesProps extends Omit<ReturnType<typeof useOutbox>, 'send'> {
  chat: ReturnType<typeof useOpenChat>;
}

/** The messages, or an error with a retry button. */
export function ChatMessages({ chat, queue, ...ways }: ChatMessagesProps) {
  const { t } = useTranslation('publicChat');
  const { _id } = useCurrentUser();
  const { data, failed, isFetching, refetch } = chat;
  const { actions, dialog } = useMessageActions();
  const isNews = ({ sender }: MessageView) => sender?._id !== _id;
  if (failed)
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={t('tryAgain')}
        retrying={isFetching}
        onRetry={() => void refetch()}
        className="m-4 self-center"
      >
        {t('failedHint')}
      </ErrorState>
    );
  if (!data) return <Spinner label={t('loading')} page />;
  return (
    <>
      <Conversation
        id={PUBLIC_CHAT}
        named
        isNews={isNews}
        conversation={data}
        isFresh={!isFetching}
        outgoing={queue}
        actions={actions}
        {...ways}
      />
      {dialog}
    </>
  );
}
