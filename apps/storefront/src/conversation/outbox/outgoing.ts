/** What is known of a file that waits; its bytes lie beside it (`outgoing-files.ts`). */
export interface OutgoingFile {
  name: string;
  size: number;
  type: string;
}

/** A message that the server has not acknowledged yet. */
export interface Outgoing {
  /** Its idempotency key: every try of the same message carries the same. */
  key: string;
  conversationId: string;
  content: string;
  file?: OutgoingFile | undefined;
  /** When it was written, in milliseconds; later for every later message of this browser. */
  writtenAt: number;
  /** Position of the newest message that was there before it. */
  after: number;
  /**
   * waiting: for the line or for its turn; failed: the last try came to nothing; done: the server has it, but did not
   * say in which place, and so it stays to claim its place among what the server tells (`not-yet-there.ts`).
   */
  state: 'waiting' | 'sending' | 'failed' | 'done';
  /** Of the file, 0 to 100. */
  progress: number;
  tries: number;
  /** When it was tried first. */
  firstTriedAt?: number | undefined;
  /** Not tried by itself before this moment. */
  notBefore: number;
  /** The sentence of the rule that refuses it; such a message lets the others pass until its writer decides. */
  refusal?: string | undefined;
}

/** A message that is shown as on its way. */
export type Unsent = Outgoing & { state: Exclude<Outgoing['state'], 'done'> };

export type OutgoingAction =
  | { type: 'restored'; messages: Outgoing[] }
  | { type: 'written'; message: WrittenMessage }
  | { type: 'started'; key: string; now: number }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'acknowledged'; key: string; position?: number | undefined }
  | { type: 'interrupted'; key: string; notBefore: number; lineIsDown: boolean }
  | { type: 'refused'; key: string; refusal: string }
  | { type: 'retried' | 'discarded'; key: string }
  | { type: 'lineReturned' };

export type WrittenMessage = Pick<
  Outgoing,
  'key' | 'conversationId' | 'content' | 'file' | 'writtenAt' | 'after'
>;

/**
 * The messages on their way, in the order in which they were written. Waiting messages become sending ones, and then
 * are acknowledged (gone), interrupted (tried again by themselves) or refused (up to their writer).
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
        state: action.lineIsDown ? 'waiting' : 'failed',
        notBefore: action.notBefore,
      }));
    case 'refused':
      return change(queue, action.key, () => ({ state: 'failed', refusal: action.refusal }));
    case 'retried':
      return change(queue, action.key, () => ({ state: 'waiting', notBefore: 0, refusal: undefined }));
    case 'discarded':
      return queue.filter(({ key }) => key !== action.key);
    case 'lineReturned':
      return queue.map((message) => (message.refusal ? message : { ...message, notBefore: 0 }));
  }
}

const holds = (queue: Outgoing[], key: string) => queue.some((message) => message.key === key);

const inOrder = (queue: Outgoing[]) => queue.toSorted((one, other) => one.writtenAt - other.writtenAt);

const change = (queue: Outgoing[], key: string, what: (message: Outgoing) => Partial<Outgoing>) =>
  queue.map((message) => (message.key === key ? { ...message, ...what(message) } : message));

/** What was written later also stands later: the place of the acknowledged message, and of those done, is before it. */
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

/** Without one that still waits behind it, a message that is done claims its place from nobody. */
const stillNeeded = (queue: Outgoing[]) =>
  queue.filter(
    (message) =>
      message.state !== 'done' || queue.some((other) => other.state !== 'done' && isBefore(message, other)),
  );
