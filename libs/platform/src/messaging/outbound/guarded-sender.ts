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
import { hostOf, isAllowedAddress, spelledTarget, type TargetRules } from './target-rules.js';

/** A call of another program's door. */
export interface OutboundCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** How long the other may take to answer, in milliseconds, finding and reaching it included. */
  timeoutMs: number;
  /** How many characters of the answer are kept. */
  keepAnswer: number;
}

export type OutboundFault = 'timeout' | 'connection failed' | 'address not allowed';

/** What came of a call: an answer, whatever its status, or why there is none. */
export type OutboundResult = { durationMs: number } & (
  | { status: number; answer: string; headers: { retryAfter?: string }; error?: undefined }
  | { status?: undefined; error: OutboundFault }
);

/** How long the judgement of a new address waits for its name, in seconds. */
const RESOLVED_WITHIN = 2;

class Refused extends Error {}

/** A connection to one of the addresses that were judged, whatever the name stands for by now. */
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
 * Calls addresses that people gave: pushes and webhooks. Each call resolves the host anew, judges all of its addresses and
 * connects to those very ones, so that a name cannot lead inside between the judgement and the call. Redirects are answers like
 * others [POC-099] [POC-100].
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

  /** Whether an address may be kept as a target, by how it is spelled; resolves nothing. */
  isAcceptableTarget(target: string): boolean {
    return spelledTarget(target, this.rules) !== undefined;
  }

  /**
   * Whether an address may be kept as a target, by how it is spelled and what its name stands for now. A name that does not
   * resolve now is taken for https, as it is judged at each call; in the clear it is not known to be of this machine.
   */
  async acceptsTarget(target: string): Promise<boolean> {
    const url = spelledTarget(target, this.rules);
    if (!url) return false;
    const found = this.addressesOf(url);
    const addresses = await withinSeconds(RESOLVED_WITHIN, found).catch((): LookupAddress[] => []);
    if (addresses.length === 0) return url.protocol === 'https:';
    return this.areAllowed(url, addresses);
  }

  /** Makes the call, once; throws nothing that the other could cause. */
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
    const url = spelledTarget(call.url, this.rules);
    if (!url) throw new Refused();
    const addresses = await beforeAbort(this.addressesOf(url), signal);
    if (!this.areAllowed(url, addresses)) throw new Refused();
    const request = this.open(url, call, addresses, signal);
    // An abort after the answer began ends its body alone.
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
    // No agent: a connection that is kept would be one of an earlier judgement.
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

/** What `work` gives, unless the signal comes first. @throws the signal's reason */
async function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted', { cause: signal.reason })), {
      once: true,
    });
    work.then(resolve, reject);
  });
}
