import './translations';
import { useTranslation } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { useMatch, useNavigate } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { notify, truncate } from '@manette/web-ui';

const PREVIEW = 50;

/** What arrives live while one is elsewhere: new tickets for administrators [ORD-074], answers for both sides. */
export default function LiveNotices() {
  const { t } = useTranslation('liveNotices');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const openTicket = useMatch('/support/:ticketId')?.params.ticketId;
  const goTo = (ticketId: string) => () => void navigate(`/support/${ticketId}`);

  useSocketEvent('new_support_ticket', ({ _id, ticketNumber, subject }) => {
    if (user.role !== 'admin') return;
    notify.alert(t('newTicket', { number: ticketNumber, subject }), {
      id: `ticket-${_id}`,
      onClick: goTo(_id),
    });
  });

  useSocketEvent('new_support_message', ({ ticketId, message }) => {
    if (ticketId === openTicket || message.isSystemMessage || message.sender?._id === user._id) return;
    const preview = truncate(message.content || t('file'), PREVIEW);
    const words = t('newMessage', { sender: message.sender?.username ?? '', preview });
    notify.alert(words, { id: `message-${message._id}`, onClick: goTo(ticketId) });
  });

  return null;
}
