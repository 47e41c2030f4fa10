/** A message that the server has not acknowledged yet. */
export interface Outgoing {
  /** Its idempotency key: every try of the same message carries the same. */
  key: string;
  content: string;
  file?: File | undefined;
  state: 'sending' | 'failed';
  /** Of the file, 0 to 100. */
  progress: number;
  createdAt: string;
}

export type OutgoingAction =
  | { type: 'queued'; message: Pick<Outgoing, 'key' | 'content' | 'file' | 'createdAt'> }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'failed' | 'retried' | 'acknowledged'; key: string };

/** The messages on their way, in the order they were written. */
export function outgoingReducer(queue: Outgoing[], action: OutgoingAction): Outgoing[] {
  switch (action.type) {
    case 'queued':
      return [...queue, { ...action.message, state: 'sending', progress: 0 }];
    case 'acknowledged':
      return queue.filter(({ key }) => key !== action.key);
    case 'progressed':
      return change(queue, action.key, { progress: action.progress });
    case 'failed':
      return change(queue, action.key, { state: 'failed' });
    case 'retried':
      return change(queue, action.key, { state: 'sending', progress: 0 });
  }
}

const change = (queue: Outgoing[], key: string, what: Partial<Outgoing>) =>
  queue.map((message) => (message.key === key ? { ...message, ...what } : message));
