import './translations';
import type { ChatStanding } from '@manette/contracts/chat';
import type { MessageView, MessagesAnswer } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { ChatFrame } from '@manette/web-ui';
import { PUBLIC_CHAT } from '../../conversation/api/conversations';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { WaitingComposer } from '../../preview/waiting-composer';
import { WaitingLog } from '../../preview/waiting-log';
import { withDates } from '../../preview/with-dates';
import { MessageAction } from './components/message-action';
import { StandingLines } from './components/standing-lines';

type Answer = MessagesAnswer & { chat: ChatStanding };

const actions = (message: MessageView) => <MessageAction message={message} />;

/** Shows the public chat before its page is loaded; nothing can be written or clicked yet. */
function PublicChatPreview({ messages, chat, config, limit }: Previewed<Answer>) {
  const { t } = useTranslation('publicChat');
  return (
    <div inert>
      <ChatFrame
        title={t('title')}
        sub={<></>}
        side={<div className="desk-only" />}
        foot={
          <>
            <StandingLines {...chat} />
            <WaitingComposer config={config} disabled={chat.muted} />
          </>
        }
      >
        <WaitingLog
          conversationId={PUBLIC_CHAT}
          messages={messages}
          limit={limit}
          line={null}
          named
          seenTo={0}
          actions={actions}
        />
      </ChatFrame>
    </div>
  );
}

showPreview(['/api/messages/public'], withDates(PublicChatPreview));
