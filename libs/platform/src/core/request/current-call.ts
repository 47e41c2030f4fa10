import { AsyncLocalStorage } from 'node:async_hooks';
import type { Principal } from '../session/principal.js';

/** A cookie of an answer; it is hidden from scripts and sent for the whole origin, by links too. */
export interface AnswerCookie {
  /** How long the browser keeps it, in milliseconds. */
  maxAge: number;
  /** Whether it is sent by https alone. */
  secure: boolean;
}

/** The HTTP call that the code runs for: who made it and from where. */
export interface CurrentCall {
  requestId: string;
  /** The whole address of the caller. */
  ip: string;
  userAgent: string | undefined;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** Sets a cookie on the answer; absent where nothing answers. */
  setCookie?: (name: string, value: string, cookie: AnswerCookie) => void;
  /** The signed-in caller; a sign-in sets it once the person is known. */
  principal?: Pick<Principal, 'userId' | 'username' | 'role'>;
}

const calls = new AsyncLocalStorage<CurrentCall | 'operator'>();

/** Runs `work` as what `call` asked for. */
export const withCurrentCall = <T>(call: CurrentCall, work: () => T): T => calls.run(call, work);

/** Runs `work` as the operator's order (`npm run admin`). */
export const asOperator = <T>(work: () => T): T => calls.run('operator', work);

/** The call that the code runs for; undefined in background work and in the operator's orders. */
export function currentCall(): CurrentCall | undefined {
  const call = calls.getStore();
  return call === 'operator' ? undefined : call;
}

/** Whose wish the code carries out: a person's call, the operator's order, or a job of the product. */
export function currentSource(): 'person' | 'operator' | 'product' {
  const call = calls.getStore();
  if (call === 'operator') return 'operator';
  return call === undefined ? 'product' : 'person';
}
