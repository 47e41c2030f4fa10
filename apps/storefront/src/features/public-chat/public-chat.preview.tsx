import './translations';
import '../../conversation/composer/translations';
import type { ChatStanding } from '@manette/contracts/chat';
import type { MessageView, MessagesAnswer } from '@manette/contracts/conversation';
import { useTranslation } from '@manette/web-i18n';
import { ChatFrame, Composer, MessageLog } from '@manette/web-ui';
import { PUBLIC_CHAT } from '../../conversation/api/conversations';
import { MessagesByDay } from '../../conversation/components/messages-by-day';
import { user } from '../../preview/session';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { withDates } from '../../preview/with-dates';
import { MessageAction } from './components/message-action';
import { StandingLines } from './components/standing-lines';

type Answer = MessagesAnswer & { chat: ChatStanding };

/** So many short messages fill a screen. */
const OF_PHONE = 15;
const OF_DESK = 40;

const ignore = () => undefined;
const none = () => '';
const actions = (message: MessageView) => <MessageAction message={message} />;

/** What was said in the public chat, before its page is there: nothing can be written or pressed yet. */
function PublicChatPreview({ messages, chat, config, limit }: Previewed<Answer>) {
  const { t } = useTranslation('publicChat');
  const { t: composing } = useTranslation('composing');
  return (
    <div inert>
      <ChatFrame
        title={t('title')}
        sub={<></>}
        side={<div className="desk-only" />}
        foot={
          <>
            <StandingLines {...chat} />
            <Composer
              label={composing('message')}
              sendLabel={composing('send')}
              value=""
              onChange={ignore}
              onSend={ignore}
              disabled={chat.muted}
              tools={{
                emojiLabel: composing('emoji'),
                gifLabel: config?.gifEnabled ? composing('gif') : undefined,
                photoLabel: composing('takePhoto'),
                fileLabel: composing('uploadFile'),
              }}
            />
          </>
        }
      >
        <MessageLog label="" ids={[]} unseenLabel={none}>
          <MessagesByDay
            conversationId={PUBLIC_CHAT}
            messages={messages.slice(limit === undefined ? -OF_DESK : -OF_PHONE)}
            line={null}
            named
            seenTo={0}
            onDelete={ignore}
            actions={actions}
          />
        </MessageLog>
      </ChatFrame>
    </div>
  );
}

// An administrator's page has a choice above the composer that acts on the shop.
if (user.role !== 'admin') showPreview('/api/messages/public', withDates(PublicChatPreview));
