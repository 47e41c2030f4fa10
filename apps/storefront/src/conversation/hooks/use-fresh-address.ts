import { useEffect, useRef, type MouseEvent } from 'react';
import type { MessageView } from '@manette/contracts/conversation';
import { translateMessage } from '@manette/web-i18n';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { fetchMessages } from '../api/fetch-messages';

/** A file's signed URL is valid for ten minutes; it is renewed a little earlier. */
const GOOD_FOR_MS = 9 * 60_000;
const FAILED = 'Failed to open the file';

/**
 * Renews a file's signed URL when it has expired before the file is opened.
 * @param next id of the next message, if there is one
 * @returns the click handler of the link
 */
export function useFreshAddress(conversationId: string, message: MessageView, next: string | undefined) {
  const dispatch = useAppDispatch();
  const { _id, fileUrl } = message;
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, [fileUrl]);
  return async (event: MouseEvent) => {
    if (Date.now() - since.current < GOOD_FOR_MS) return;
    event.preventDefault();
    // Opened synchronously: a window that opens after the request would be blocked as a pop-up.
    const tab = window.open('', '_blank');
    const found = await dispatch(fetchMessages({ conversationId, ...(next ? { before: next } : {}) }));
    const address = found?.messages.find((one) => one._id === _id)?.fileUrl;
    if (address && tab) {
      tab.opener = null;
      tab.location.href = address;
    } else {
      tab?.close();
      notify.error(translateMessage(FAILED), { id: FAILED });
    }
  };
}
