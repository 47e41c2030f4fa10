import type { MessageView } from '@manette/contracts/conversation';
import type { AppDispatch } from '@manette/web-store';
import { conversationApi } from '../api/conversation.api';
import type { Outgoing } from './outgoing';

/** A transfer without progress for this long is aborted. */
const STANDSTILL_MS = 45_000;

export interface SendAttempt {
  /** Rejects with the error of the call. */
  answer: Promise<MessageView>;
  /** Cancels the request. */
  abort: () => void;
}

/** Starts one attempt to send a message. */
export function startAttempt(
  dispatch: AppDispatch,
  { key, conversationId, content }: Outgoing,
  file: File | undefined,
  onProgress: (percent: number) => void,
): SendAttempt {
  let watch: ReturnType<typeof setTimeout> | undefined;
  const progressed = () => {
    clearTimeout(watch);
    watch = setTimeout(() => call.abort(), STANDSTILL_MS);
  };
  const call = dispatch(
    conversationApi.endpoints.sendMessage.initiate(
      {
        key,
        conversationId,
        content,
        file,
        onProgress: (fraction) => {
          progressed();
          onProgress(Math.round(fraction * 100));
        },
      },
      { track: false },
    ),
  );
  progressed();
  return { answer: call.unwrap().finally(() => clearTimeout(watch)), abort: () => call.abort() };
}
