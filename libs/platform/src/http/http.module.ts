import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './auth/access.guard.js';
import { CallerVerifier } from './auth/caller-verifier.js';
import { RecentProof } from './auth/recent-proof.js';
import { SessionStrategy } from './auth/session.strategy.js';
import { Idempotency } from './idempotency/idempotency.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotencyTable } from './idempotency/idempotency-table.js';
import { RunningClaims } from './idempotency/running-claims.js';
import { CachedRoutes } from './page-cache/cached-routes.js';
import { EarlyFailureInterceptor } from './page-cache/early-failure.interceptor.js';
import { PageResponder } from './page-cache/page-responder.js';
import { PageStore } from './page-cache/page-store.js';
import { RunningRequests } from './middleware/running-requests.js';
import { ErrorsFilter } from './errors/errors.filter.js';
import { ValidationPipe } from './validation/validation.pipe.js';

/** What every request passes through: session, limits, validation, idempotency, error responses. */
@Global()
@Module({
  providers: [
    CallerVerifier,
    SessionStrategy,
    RecentProof,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_FILTER, useClass: ErrorsFilter },
    { provide: APP_INTERCEPTOR, useClass: EarlyFailureInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    RunningRequests,
    CachedRoutes,
    PageStore,
    PageResponder,
    Idempotency,
    IdempotencyTable,
    RunningClaims,
  ],
  exports: [CallerVerifier, RunningRequests, Idempotency, CachedRoutes, RecentProof],
})
export class HttpModule {}
