import { useEffect, useMemo } from 'react';
import { translateMessage } from '@manette/web-i18n';
import { createSelector, useAppDispatch, useAppSelector } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { pageOutbox } from '../outbox/page-outbox';
import type { Outgoing } from '../outbox/outgoing';
import { selectOutgoing } from '../outbox/outgoing.slice';

const MOST_WAITING = 100;
const TOO_MANY = 'Too many messages are waiting to be sent';

/**
 * Returns the pending messages of a conversation, and functions to send, retry and delete them.
 * @param after position of the newest message shown
 */
export function useOutbox(conversationId: string, after: number) {
  const dispatch = useAppDispatch();
  const ofConversation = useMemo(
    () =>
      createSelector(selectOutgoing, (queue) =>
        queue.filter((message) => message.conversationId === conversationId),
      ),
    [conversationId],
  );
  const queue = useAppSelector(ofConversation);
  useEffect(() => void dispatch(pageOutbox()), [dispatch]);

  /** @returns whether the message was queued */
  const send = (content: string, files: File[]): boolean => {
    const parts =
      files.length > 0
        ? files.map((file, at) => ({ content: at === 0 ? content : '', file }))
        : [{ content }];
    if (queue.length + parts.length > MOST_WAITING) {
      notify.error(translateMessage(TOO_MANY), { id: TOO_MANY });
      return false;
    }
    for (const part of parts) void dispatch(pageOutbox()).write({ ...part, conversationId, after });
    return true;
  };
  return {
    queue,
    send,
    onRetry: (message: Outgoing) => void dispatch(pageOutbox()).retry(message),
    onDiscard: ({ key }: Outgoing) => void dispatch(pageOutbox()).discard(key),
    fileOf: ({ key }: Outgoing) => dispatch(pageOutbox()).fileOf(key),
  };
}
