import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '../session/principal.js';

/** A cookie of a response; it is hidden from scripts and sent for the whole origin, also when the user follows a link. */
export interface AnswerCookie {
  /** How long the browser keeps it, in milliseconds. */
  maxAge: number;
  /** Whether it is sent over HTTPS only. */
  secure: boolean;
}

/** The HTTP call that the current code handles: its caller and where it came from. */
export interface CurrentCall {
  requestId: string;
  /** The full IP address of the caller. */
  ip: string;
  userAgent: string | undefined;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Sets a cookie on the response; absent if there is no HTTP response. */
  setCookie?: (name: string, value: string, cookie: AnswerCookie) => void;
  /** The signed-in caller; a sign-in sets it once the user is known. */
  principal?: Pick<Principal, 'userId' | 'username' | 'role'>;
}

const calls = new AsyncLocalStorage<CurrentCall | 'operator'>();

/** Runs `work` on behalf of a call. */
export const withCurrentCall = <T>(call: CurrentCall, work: () => T): T => calls.run(call, work);

/** Runs `work` as a command of the operator (`npm run admin`). */
export const asOperator = <T>(work: () => T): T => calls.run('operator', work);

/** Returns the current call, or undefined in background work and in commands of the operator. */
export function currentCall(): CurrentCall | undefined {
  const call = calls.getStore();
  return call === 'operator' ? undefined : call;
}

/** Returns on whose behalf the code runs: a person's call, a command of the operator, or a job of the product. */
export function currentSource(): 'person' | 'operator' | 'product' {
  const call = calls.getStore();
  if (call === 'operator') return 'operator';
  return call === undefined ? 'product' : 'person';
}
