import './translations';
import { useEffect, useRef } from 'react';
import { animatedMediaOf } from '@manette/contracts/chat';
import { cleanText, FILE_ATTACHMENT, type MessageView } from '@manette/contracts/conversation';
import { statusNotice } from '@manette/contracts/orders';
import { translateMessage, translateSubject, useTranslation } from '@manette/web-i18n';
import { useSocketEvent } from '@manette/web-realtime';
import { useAddressNow, useNavigate } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { notify, truncate } from '@manette/web-ui';
import { isPublicChat, shouldNotify } from './should-notify';
import { playNoticeSound, unlockAtFirstGesture } from './sound/notice-sound';

const PREVIEW = 50;
const SHOP = 'Manette';
/** Returns `url` if it is a path of this shop, otherwise the path of the home page. */
const pathOf = (url: string) => (/^\/(?![/\\])/.test(url) ? url : '/');
const isOnScreen = () => document.visibilityState === 'visible';

/**
 * Toasts for socket events on every page: new tickets for administrators [ORD-074], new messages of tickets and of the public
 * chat [CHAT-041], and for clients status changes of their tickets [ORD-052..056].
 */
export default function LiveNotices() {
  const { t } = useTranslation('liveNotices');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const addressNow = useAddressNow();
  const goTo = (ticketId: string) => () => void navigate(`/support/${ticketId}`);
  const previewOf = ({ content, fileUrl }: MessageView) => {
    if (animatedMediaOf(content)) return t('gif');
    const words = fileUrl && content === FILE_ATTACHMENT ? '' : cleanText(content);
    return truncate(words || t('file'), PREVIEW);
  };
  const notifyOf = (message: MessageView, onClick: () => void) => {
    const { _id, sender } = message;
    notify.alert(t('newMessage', { sender: sender?.username ?? '', preview: previewOf(message) }), {
      id: `message-${_id}`,
      onClick,
    });
    playNoticeSound();
  };
  useEffect(() => unlockAtFirstGesture(document), []);

  useSocketEvent('new_support_ticket', ({ _id, ticketNumber, subject }) => {
    if (user.role !== 'admin') return;
    const words = t('newTicket', { number: ticketNumber, subject: translateSubject(subject) });
    notify.alert(words, { id: `ticket-${_id}`, onClick: goTo(_id) });
    playNoticeSound();
  });

  useSocketEvent('new_support_message', ({ ticketId, message }) => {
    if (!shouldNotify({ ticketId, message }, { user, path: addressNow().pathname, isVisible: isOnScreen() }))
      return;
    notifyOf(message, goTo(ticketId));
  });

  useSocketEvent('public_message', (message) => {
    const isLooking = isOnScreen() && isPublicChat(addressNow().pathname);
    if (isLooking || message.sender?._id === user._id) return;
    notifyOf(message, () => void navigate('/public-chat'));
  });

  // The event with the status arrives first, then the ticket, which shows whether a delivery is ready [LIF-067].
  const completed = useRef(new Set<string>());
  useSocketEvent('ticket_updated', ({ _id, delivery }) => {
    if (!completed.current.delete(_id) || delivery !== 'ready') return;
    notify.alert(t('orderReady'), {
      id: `delivery-${_id}`,
      onClick: goTo(_id),
      link: { words: t('showDelivery'), href: `/support/${_id}` },
    });
  });

  useSocketEvent('ticket_status_updated', ({ ticketId, status }) => {
    if (user.role !== 'client') return;
    if (status === 'completed') completed.current.add(ticketId);
    notify.alert(translateMessage(statusNotice(status)), {
      id: `status-${ticketId}-${status}`,
      onClick: goTo(ticketId),
    });
  });

  // Shows what a push would show; a title other than the shop's name is part of the text [POC-059].
  useSocketEvent('notice', ({ title, body, url, tag }) => {
    const words = title === SHOP ? body : t('newMessage', { sender: title, preview: body });
    notify.alert(words, { id: `notice-${tag}`, onClick: () => void navigate(pathOf(url)) });
  });

  return null;
}
