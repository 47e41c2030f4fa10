import '../translations';
import { useTranslation } from '@manette/web-i18n';
import { ChatFrame } from '@manette/web-ui';
import { useOutbox } from '../../../conversation/hooks/use-outbox';
import { PUBLIC_CHAT } from '../../../conversation/api/conversations';
import { VerifiedOnly } from '../../../components/verified-only';
import { ChatComposer } from '../components/chat-composer';
import { ChatMessages } from '../components/chat-messages';
import { OnlineLine } from '../components/online-line';
import { OnlineSide } from '../components/online-side';
import { useChatStanding } from '../hooks/use-chat-standing';
import { useOpenChat } from '../hooks/use-open-chat';

/** The public chat of all verified users [CHAT-001..003, CHAT-009]. */
export default function PublicChatPage() {
  const { t } = useTranslation('publicChat');
  return (
    <VerifiedOnly title={t('title')}>
      <Room />
    </VerifiedOnly>
  );
}

function Room() {
  const { t } = useTranslation('publicChat');
  const chat = useOpenChat();
  const standing = useChatStanding(chat.data?.chat);
  const { send, ...outgoing } = useOutbox(PUBLIC_CHAT, chat.data?.messages.at(-1)?.position ?? 0);
  return (
    <ChatFrame
      title={t('title')}
      sub={<OnlineLine />}
      side={<OnlineSide />}
      sideLabel={t('onlineUsers')}
      foot={<ChatComposer standing={standing} onSend={send} />}
    >
      <ChatMessages chat={chat} {...outgoing} />
    </ChatFrame>
  );
}
