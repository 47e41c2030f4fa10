import { UNSENT_FLAG } from '@manette/web-session';

/** Whether messages are stored in this browser: a flag beside the database, so that most pages need not open it. */
export const hasPendingMessages = (): boolean => localStorage.getItem(UNSENT_FLAG) !== null;

export const setPendingFlag = (some: boolean): void =>
  some ? localStorage.setItem(UNSENT_FLAG, '1') : localStorage.removeItem(UNSENT_FLAG);
