import { UNSENT_FLAG } from '@manette/web-session';

/** Whether messages wait in this browser: a sign beside the database, so that most pages need not open it. */
export const hasPendingMessages = (): boolean => localStorage.getItem(UNSENT_FLAG) !== null;

export const setPendingFlag = (some: boolean): void =>
  some ? localStorage.setItem(UNSENT_FLAG, '1') : localStorage.removeItem(UNSENT_FLAG);
