import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { withinSeconds } from '../../core/time/within-seconds.js';
import { beginningOf } from './beginning-of.js';
import { HostResolver } from './host-resolver.js';
import { hostOf, isAllowedAddress, parseTarget, type TargetRules } from './target-rules.js';

/** An HTTP request to another program. */
export interface OutboundCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** How long the call may take until the response, in milliseconds, including name resolution and connecting. */
  timeoutMs: number;
  /** How many characters of the response's body are kept. */
  keepAnswer: number;
}

export type OutboundFault = 'timeout' | 'connection failed' | 'address not allowed';

/** The result of a call: a response with any status, or the reason why there is none. */
export type OutboundResult = { durationMs: number } & (
  | { status: number; answer: string; headers: { retryAfter?: string }; error?: undefined }
  | { status?: undefined; error: OutboundFault }
);

/** How long the check of a new target waits for the resolution of its name, in seconds. */
const RESOLVED_WITHIN = 2;

class Refused extends Error {}

/** Creates a lookup that returns the checked addresses, whatever the name resolves to now. */
function pinnedTo(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };
}

const answerOf = (call: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
    call.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('the other wants another protocol'));
    });
  });

/**
 * Calls URLs that users have entered: pushes and webhooks. Each call resolves the host, checks all of its addresses and
 * connects only to these, so that a name cannot point to an internal address between the check and the connection. Redirects
 * are not followed, but returned like other responses [POC-099] [POC-100].
 */
@Injectable()
export class GuardedSender {
  private readonly rules: TargetRules;

  constructor(
    @Inject(APP_CONFIG) { pocket }: Pick<AppConfig, 'pocket'>,
    private readonly resolver: HostResolver,
  ) {
    this.rules = pocket;
  }

  /** Whether a URL may be stored as a target, judged by the URL only; does not resolve its host. */
  isAcceptableTarget(target: string): boolean {
    return parseTarget(target, this.rules) !== undefined;
  }

  /**
   * Whether a URL may be stored as a target, judged by the URL and the current addresses of its host. A host that does not
   * resolve now is accepted with https, as each call checks it again. It is refused with http, as http may go only to this
   * machine.
   */
  async acceptsTarget(target: string): Promise<boolean> {
    const url = parseTarget(target, this.rules);
    if (!url) return false;
    const found = this.addressesOf(url);
    const addresses = await withinSeconds(RESOLVED_WITHIN, found).catch((): LookupAddress[] => []);
    if (addresses.length === 0) return url.protocol === 'https:';
    return this.areAllowed(url, addresses);
  }

  /** Makes the call once. Errors that the other side can cause are returned, not thrown. */
  async send(call: OutboundCall): Promise<OutboundResult> {
    const start = performance.now();
    const signal = AbortSignal.timeout(call.timeoutMs);
    const outcome = await this.attempt(call, signal).catch((error: unknown) => {
      if (error instanceof Refused) return { error: 'address not allowed' as const };
      return { error: signal.aborted ? ('timeout' as const) : ('connection failed' as const) };
    });
    return { ...outcome, durationMs: Math.round(performance.now() - start) };
  }

  private async attempt(call: OutboundCall, signal: AbortSignal) {
    const url = parseTarget(call.url, this.rules);
    if (!url) throw new Refused();
    const addresses = await beforeAbort(this.addressesOf(url), signal);
    if (!this.areAllowed(url, addresses)) throw new Refused();
    const request = this.open(url, call, addresses, signal);
    // An abort after the response has begun only ends its body, so this error is ignored.
    request.on('error', () => undefined);
    const answered = answerOf(request);
    request.end(call.body);
    try {
      const answer = await answered;
      const kept = await beginningOf(answer, call.keepAnswer);
      const retryAfter = answer.headers['retry-after'];
      return { status: answer.statusCode ?? 0, answer: kept, headers: { retryAfter } };
    } finally {
      request.destroy();
    }
  }

  private open(url: URL, call: OutboundCall, addresses: LookupAddress[], signal: AbortSignal): ClientRequest {
    const { method, body } = call;
    const headers = {
      'accept-encoding': 'identity',
      ...call.headers,
      'content-length': Buffer.byteLength(body),
    };
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    // No agent, as a kept connection would belong to the address check of an earlier call.
    return request(url, { method, headers, agent: false, signal, lookup: pinnedTo(addresses) });
  }

  private async addressesOf(url: URL): Promise<LookupAddress[]> {
    const host = hostOf(url);
    const family = isIP(host);
    return family === 0 ? this.resolver.resolve(host) : [{ address: host, family }];
  }

  private areAllowed(url: URL, addresses: LookupAddress[]): boolean {
    return addresses.every(({ address }) => isAllowedAddress(url, address, this.rules));
  }
}

/** Returns the result of `work`. @throws an error with the signal's reason as its cause if the signal aborts first */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })), {
      once: true,
    });
    work.then(resolve, reject);
  });
}
