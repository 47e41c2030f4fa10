import { UNSENT_FLAG } from '@manette/web-session';

/** Whether messages are stored in this browser. A flag outside the database, so that most pages need not open the database. */
export const hasPendingMessages = (): boolean => localStorage.getItem(UNSENT_FLAG) !== null;

export const setPendingFlag = (some: boolean): void =>
  some ? localStorage.setItem(UNSENT_FLAG, '1') : localStorage.removeItem(UNSENT_FLAG);
