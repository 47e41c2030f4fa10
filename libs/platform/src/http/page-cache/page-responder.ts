import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { callerAddressReader, callerAddressOptionsOf } from '../../core/network/caller-address.js';
import { isApiKey } from '../../core/session/api-key-verifier.js';
import type { Principal } from '../../core/session/principal.js';
import { SessionVerifier } from '../../core/session/session-verifier.js';
import { ChangeFeed } from '../../database/changes/change-feed.js';
import { CallLimits } from '../../database/limits/call-limits.js';
import { CallLog } from '../logging/call-log.js';
import { HttpMetrics } from '../metrics/http-metrics.js';
import { nameRoute } from '../middleware/call-route.js';
import { requestIdOf } from '../middleware/request-id.js';
import { RunningRequests } from '../middleware/running-requests.js';
import { isBackground } from '../auth/background-call.js';
import { SecondStepRequired } from '../auth/recent-proof.js';
import type { CachedPage } from './cached-page.js';
import { CachedRoutes } from './cached-routes.js';
import { preferredEncoding, type Encoding } from './encodings.js';
import { failEarly, type EarlyFailure } from './early-failure.js';
import { isUnmodified } from './is-unmodified.js';
import { PageHeaders } from './page-headers.js';
import { PageStore, type EtagOf } from './page-store.js';
import type { StoredPage } from './stored-page.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A request for a page. */
interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  page: CachedPage;
  token: string;
  address: string;
  /** When the request arrived, by `performance.now()`. */
  since: number;
  isAnswered: boolean;
  userId: string | null;
  framework: Handler;
  etagOf: EtagOf;
}

const BEARER = /^Bearer +([^\s]{1,4096})$/i;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

const encodingOf = ({ headers }: IncomingMessage, page: StoredPage) =>
  page.sentAs(preferredEncoding(headers['accept-encoding']));

/**
 * Answers GET requests for cached pages before they reach the framework. Session, limits, metrics, log, request id and
 * headers are those of every other call. Requests that it does not recognise or that fail are passed on to the framework.
 */
@Injectable()
export class PageResponder {
  private readonly addressOf: ReturnType<typeof callerAddressReader>;
  private readonly headers: PageHeaders;
  private readonly servesOtherOrigins: boolean;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly routes: CachedRoutes,
    private readonly store: PageStore,
    private readonly changes: ChangeFeed,
    private readonly sessions: SessionVerifier,
    private readonly limits: CallLimits,
    private readonly metrics: HttpMetrics,
    private readonly running: RunningRequests,
    private readonly log: CallLog,
  ) {
    const { http } = config;
    this.addressOf = callerAddressReader(callerAddressOptionsOf(http));
    this.servesOtherOrigins = http.corsOrigins.length > 0;
    this.headers = new PageHeaders(this.servesOtherOrigins);
  }

  /** Installs itself in front of the framework's handler, the server's first listener. */
  install(server: Server, etagOf: EtagOf): void {
    const [framework] = server.listeners('request') as Handler[];
    if (!framework) throw new Error('the server has no handler of requests yet');
    server.off('request', framework);
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const page = this.pageOf(request);
      const token = page && BEARER.exec(request.headers.authorization ?? '')?.[1];
      // API keys are left to the framework: each call looks the key up, and the route defines the scope that it needs.
      if (!token || isApiKey(token)) return framework(request, response);
      const address = this.addressOf(request);
      if (!this.countAddress(address)) return framework(request, response);
      this.respond({
        request,
        response,
        page,
        token,
        address,
        since: performance.now(),
        isAnswered: false,
        userId: null,
        framework,
        etagOf,
      });
    });
  }

  private pageOf(request: IncomingMessage): CachedPage | undefined {
    if (request.method !== 'GET' || hasBody(request)) return undefined;
    if (this.servesOtherOrigins && request.headers.origin !== undefined) return undefined;
    return this.routes.find(request.url ?? '');
  }

  /** Counts the call for its address. @returns false when it is over the limit; the framework then refuses it */
  private countAddress(address: string): boolean {
    try {
      this.limits.countAddress(address);
      return true;
    } catch {
      return false;
    }
  }

  private respond(call: Call): void {
    const { request, response, page, token } = call;
    this.running.begin(request, response);
    response.on('close', () => {
      this.running.end(request);
      // The framework's middleware records the calls that were passed on.
      if (call.isAnswered) this.record(call);
    });
    const principal = this.sessions.known(token, !isBackground(request.headers));
    // `known` returns a session only while the change feed is confirmed.
    const stored = principal?.mustEnrol === false ? this.store.get(page) : undefined;
    const encoding = stored && encodingOf(request, stored);
    if (!principal || !encoding || stored.encoded(encoding) === undefined)
      return void this.respondLater(call, principal);
    call.userId = principal.userId;
    try {
      this.limits.countSession(principal.sessionId);
    } catch (refusal) {
      return this.passOn(call, 'access', refusal);
    }
    this.send(call, stored, encoding);
    this.changes.refresh();
  }

  /** @param known the caller, if the session is in memory: the token need not be verified again */
  private async respondLater(call: Call, known: Principal | undefined): Promise<void> {
    const { request, page, token, etagOf } = call;
    let step: EarlyFailure['of'] = 'access';
    try {
      const { sessionId, userId, mustEnrol } =
        known ?? (await this.sessions.verify(token, !isBackground(request.headers)));
      call.userId = userId;
      this.limits.countSession(sessionId);
      if (mustEnrol) throw new SecondStepRequired();
      await this.changes.confirm();
      step = 'page';
      const stored = await this.store.page(page, etagOf);
      const encoding = encodingOf(request, stored);
      await this.store.prepare(page, stored, encoding);
      this.send(call, stored, encoding);
    } catch (failure) {
      this.passOn(call, step, failure);
    }
  }

  private record({ request, response, page, address: clientAddress, userId, since }: Call): void {
    const { route } = page;
    this.metrics.record('GET', route, response.statusCode, since);
    this.log.write(request, response, { route, clientAddress, userId, since }, requestIdOf(request));
  }

  private passOn({ request, response, framework }: Call, of: EarlyFailure['of'], thrown: unknown): void {
    failEarly(request, of, thrown);
    framework(request, response);
  }

  private send(call: Call, stored: StoredPage, encoding: Encoding): void {
    const { request, response } = call;
    call.isAnswered = true;
    nameRoute(request, call.page.route);
    if (isUnmodified(request.headers['if-none-match'], stored.etag)) {
      response.writeHead(304, this.headers.unmodified(request, stored));
      response.end();
      return;
    }
    const text = stored.encoded(encoding) ?? '';
    response.writeHead(200, this.headers.full(request, stored, encoding, text.length));
    response.end(text, 'latin1');
  }
}
