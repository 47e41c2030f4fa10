import { useEffect, type MouseEvent } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { translateMessage } from '@manette/web-i18n';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { fetchAddress, renewAddress } from '../api/renew-address';

/** A file's signed URL is valid for ten minutes; it is renewed a little earlier. */
const GOOD_FOR_MS = 9 * 60_000;
const FAILED = 'Failed to open the file';

/** When a message was first shown with its current URL; the message may be removed from the page and rendered again. */
const shownSince = new WeakMap<MessageView, number>();

/**
 * Renews a file's signed URL if it has expired: before the file is opened, and when its picture cannot be loaded.
 * @param next id of the next message, if there is one
 */
export function useFreshAddress(conversationId: string, message: MessageView, next: string | undefined) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!shownSince.has(message)) shownSince.set(message, Date.now());
  }, [message]);
  const hasExpired = () => Date.now() - (shownSince.get(message) ?? Date.now()) >= GOOD_FOR_MS;
  const file = { conversationId, messageId: message._id, next };

  const open = async (event: MouseEvent) => {
    if (!hasExpired()) return;
    event.preventDefault();
    // Opened synchronously: a window that opens after the request would be blocked as a pop-up.
    const tab = window.open('', '_blank');
    const address = await dispatch(fetchAddress(file));
    if (address && tab) {
      tab.opener = null;
      tab.location.href = address;
    } else {
      tab?.close();
      notify.error(translateMessage(FAILED), { id: FAILED });
    }
  };
  const failed = () => {
    if (hasExpired()) void dispatch(renewAddress(file));
  };
  return { open, failed };
}
