import { sessionPort } from '@manette/web-api';

const KEY = 'dataUse';
/** Enough characters of a token to distinguish one sign-in from the next. */
const MARK_LENGTH = 6;

interface Sum {
  of: string;
  bytes: number;
}

const ofSession = () => sessionPort.readToken()?.slice(-MARK_LENGTH);

function read(): Sum | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Sum | null;
  } catch {
    // Not written by this product: treated as absent.
    return null;
  }
}

/** @returns the bytes that all tabs of this session have used since its sign-in */
export function sessionBytes(): number {
  const sum = read();
  return sum && sum.of === ofSession() ? sum.bytes : 0;
}

const alone = (work: () => void): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(KEY, work) : Promise.resolve(work());

/** Adds to the sum that the tabs of this browser share. Deletes the sum when there is no session. */
export const addToSession = (bytes: number): Promise<void> =>
  alone(() => {
    const of = ofSession();
    if (of === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ of, bytes: sessionBytes() + bytes } satisfies Sum));
  });

/** Calls back when another tab has added to the sum. @returns a function that stops it */
export function onOtherTabs(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', stored);
  return () => window.removeEventListener('storage', stored);
}
