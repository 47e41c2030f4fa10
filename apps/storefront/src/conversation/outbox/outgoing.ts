/** The description of a file to send; its bytes are stored separately (`pending-messages.db.ts`). */
export interface OutgoingFile {
  name: string;
  size: number;
  type: string;
}

/** A message that the server has not acknowledged yet. */
export interface Outgoing {
  /** Its idempotency key: every attempt for the same message sends the same key. */
  key: string;
  conversationId: string;
  content: string;
  file?: OutgoingFile | undefined;
  /** When it was written, in milliseconds; a later message of this browser always has a later time. */
  writtenAt: number;
  /** Position of the newest message that precedes it. */
  after: number;
  /**
   * waiting: for the network or for earlier messages; failed: the last attempt failed; done: the server has the message but
   * did not return its position, so it stays in the queue until the server's copy is recognised (`undelivered.ts`).
   */
  state: 'waiting' | 'sending' | 'failed' | 'done';
  /** The upload progress of the file, 0 to 100. */
  progress: number;
  tries: number;
  /** Time of the first attempt, in milliseconds. */
  firstTriedAt?: number | undefined;
  /** No automatic retry before this time, in milliseconds. */
  notBefore: number;
  /** Whether it waits because of slow mode, not for the network. */
  isSlowed?: boolean | undefined;
  /** The message of the rule that refused it. Later messages are sent before it until the writer retries or deletes it. */
  refusal?: string | undefined;
}

/** A message that is shown as pending. */
export type Unsent = Outgoing & { state: Exclude<Outgoing['state'], 'done'> };

export type OutgoingAction =
  | { type: 'restored'; messages: Outgoing[] }
  | { type: 'written'; message: WrittenMessage }
  | { type: 'started'; key: string; now: number }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'acknowledged'; key: string; position?: number | undefined }
  | { type: 'interrupted'; key: string; notBefore: number; isOffline: boolean; isSlowed?: boolean }
  | { type: 'refused'; key: string; refusal: string }
  | { type: 'retried' | 'discarded'; key: string }
  | { type: 'networkReturned' };

export type WrittenMessage = Pick<
  Outgoing,
  'key' | 'conversationId' | 'content' | 'file' | 'writtenAt' | 'after'
>;

/**
 * Returns the pending messages after an action, in the order in which they were written. A waiting message is sent, and is
 * then acknowledged (removed), interrupted (retried automatically) or refused (the writer decides).
 */
export const outgoingReducer = (queue: Outgoing[], action: OutgoingAction): Outgoing[] =>
  stillNeeded(after(queue, action));

function after(queue: Outgoing[], action: OutgoingAction): Outgoing[] {
  switch (action.type) {
    case 'restored':
      return inOrder([...queue, ...action.messages.filter(({ key }) => !holds(queue, key))]);
    case 'written':
      if (holds(queue, action.message.key)) return queue;
      return inOrder([
        ...queue,
        { ...action.message, state: 'waiting', progress: 0, tries: 0, notBefore: 0 },
      ]);
    case 'started':
      return change(queue, action.key, ({ tries, firstTriedAt }) => ({
        state: 'sending',
        progress: 0,
        tries: tries + 1,
        firstTriedAt: firstTriedAt ?? action.now,
      }));
    case 'progressed':
      return change(queue, action.key, () => ({ progress: action.progress }));
    case 'acknowledged':
      return acknowledge(queue, action);
    case 'interrupted':
      return change(queue, action.key, () => ({
        state: action.isOffline ? 'waiting' : 'failed',
        notBefore: action.notBefore,
        isSlowed: action.isSlowed,
      }));
    case 'refused':
      return change(queue, action.key, () => ({ state: 'failed', refusal: action.refusal }));
    case 'retried':
      return change(queue, action.key, () => ({ state: 'waiting', notBefore: 0, refusal: undefined }));
    case 'discarded':
      return queue.filter(({ key }) => key !== action.key);
    case 'networkReturned':
      return queue.map((message) => (message.refusal ? message : { ...message, notBefore: 0 }));
  }
}

const holds = (queue: Outgoing[], key: string) => queue.some((message) => message.key === key);

const inOrder = (queue: Outgoing[]) => queue.toSorted((one, other) => one.writtenAt - other.writtenAt);

const change = (queue: Outgoing[], key: string, what: (message: Outgoing) => Partial<Outgoing>) =>
  queue.map((message) => (message.key === key ? { ...message, ...what(message) } : message));

/**
 * Acknowledges a message. Messages that were written later follow its position. Earlier `done` messages are removed, because
 * their positions are before it.
 */
function acknowledge(queue: Outgoing[], { key, position }: { key: string; position?: number | undefined }) {
  const there = queue.find((message) => message.key === key);
  if (!there) return queue;
  if (position === undefined) return change(queue, key, () => ({ state: 'done', refusal: undefined }));
  return queue
    .filter((message) => message !== there && !(message.state === 'done' && isBefore(message, there)))
    .map((message) =>
      isBefore(there, message) ? { ...message, after: Math.max(message.after, position) } : message,
    );
}

const isBefore = (one: Outgoing, other: Outgoing) =>
  one.conversationId === other.conversationId && one.writtenAt < other.writtenAt;

/** A `done` message is only needed while a later message of its conversation is still pending. */
const stillNeeded = (queue: Outgoing[]) =>
  queue.filter(
    (message) =>
      message.state !== 'done' || queue.some((other) => other.state !== 'done' && isBefore(message, other)),
  );
