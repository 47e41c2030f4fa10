import { useReducer, useRef } from 'react';
import { newIdempotencyKey, errorMessage, isApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useSendMessageMutation } from '../api/conversation.api';
import { outgoingReducer, type Outgoing } from './outgoing';

const FAILED = 'Failed to send message';

/**
 * Sends messages one after the other, so that they are written in the order of writing. A message shows at once; one
 * that fails stays, to be sent again with its own key and so never twice.
 */
export function useOutgoing(ticketId: string) {
  const [queue, dispatchQueue] = useReducer(outgoingReducer, []);
  const [sendMessage] = useSendMessageMutation();
  const line = useRef<Promise<void>>(Promise.resolve());

  const deliver = async ({ key, content, file }: Pick<Outgoing, 'key' | 'content' | 'file'>) => {
    const onProgress = (fraction: number) =>
      dispatchQueue({ type: 'progressed', key, progress: Math.round(fraction * 100) });
    try {
      await sendMessage({ key, ticketId, content, file, onProgress }).unwrap();
      dispatchQueue({ type: 'acknowledged', key });
    } catch (error) {
      dispatchQueue({ type: 'failed', key });
      // A refusal (closed, too fast, too large) has its own sentence; anything else is a failure of the way.
      const refused = isApiError(error) && error.status < 500;
      notify.error(translateMessage(refused ? errorMessage(error, FAILED) : FAILED), { id: key });
    }
  };
  const inTurn = (message: Pick<Outgoing, 'key' | 'content' | 'file'>) => {
    line.current = line.current.then(() => deliver(message));
  };
  const send = (content: string, file?: File) => {
    const message = { key: newIdempotencyKey(), content, file };
    dispatchQueue({ type: 'queued', message: { ...message, createdAt: new Date().toISOString() } });
    inTurn(message);
  };
  const retry = (message: Outgoing) => {
    dispatchQueue({ type: 'retried', key: message.key });
    inTurn(message);
  };
  return { queue, send, retry };
}
