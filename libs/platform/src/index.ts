export { APP_CONFIG, type AppConfig } from './core/config/app-config.js';
export {
  BoundedContext,
  contextOf,
  withOpenRoutes,
  type ContextModule,
} from './core/contexts/bounded-context.js';
export { CONTEXT_NAMES, type ContextName } from './core/config/environment.js';
export { ConfigError } from './core/config/config-error.js';
export type { MasterKey } from './core/config/vault-variables.js';
export { newId } from './core/ids/new-id.js';
export { Metrics } from './core/metrics/metrics.js';
export { Clock } from './core/time/clock.js';
export { ChangeFeed } from './database/changes/change-feed.js';
export { CacheGuard } from './database/changes/cache-guard.js';
export { PreparedReads } from './database/prepared-reads.js';
export { isoTime } from './database/iso-time.js';
export { rowOf } from './database/row-of.js';
export { likePattern } from './database/like-pattern.js';
export { EntityRows } from './database/entity-rows.js';
export { runTogether } from './database/run-together.js';
export { bulkWrite, statementsOf, type BulkWrite } from './database/unit-of-work/bulk-write.js';
export { writeLate, type LateWrite } from './database/unit-of-work/late-writes.js';
export { SharedCall } from './database/unit-of-work/shared-call.js';
export { migrate } from './database/migrate.js';
export { UnitOfWork } from './database/unit-of-work/unit-of-work.js';
export type { TableOf } from './database/table-of.js';
export type { ContextPersistence, MigrationClass, NamedMigration } from './database/context-persistence.js';
export type { Audience, OneAudience } from './messaging/outbox/audience.js';
export { Outbox, type OutgoingMail } from './messaging/outbox/outbox.js';
export {
  OnIntegrationEvent,
  OnIntegrationEventInOrder,
  type ConsumerOptions,
  type NeededIf,
  type IntegrationEventDelivery,
} from './messaging/outbox/on-integration-event.js';
export {
  GuardedSender,
  type OutboundCall,
  type OutboundFault,
  type OutboundResult,
} from './messaging/outbound/guarded-sender.js';
export { HostResolver } from './messaging/outbound/host-resolver.js';
export { ListeningLoop } from './messaging/outbox/listening-loop.js';
export { GracefulShutdown } from './core/lifecycle/graceful-shutdown.js';
export { releaseMemoryWhenIdle } from './core/lifecycle/idle-memory.js';
export { ParkedJobs, type ParkedJob } from './messaging/jobs/parked-jobs.js';
export { JobHandler, JobProcessor, type JobInfo } from './messaging/jobs/job-processor.js';
export { AuditTrail, auditRecords, type AuditRecord } from './database/audit/audit-trail.js';
export { LastSteps, type LastStep } from './database/unit-of-work/last-steps.js';
export { cookieOf } from './core/request/cookie-of.js';
export {
  asOperator,
  currentCall,
  currentSource,
  withCurrentCall,
  type CurrentCall,
} from './core/request/current-call.js';
export type { RingKey } from './core/config/trust-variables.js';
export { KeyRing, type DerivedKey, type KeyPurpose } from './core/keys/key-ring.js';
export { seal, unseal } from './core/keys/sealed-secret.js';
export type { Principal } from './core/session/principal.js';
export { ApiKeyVerifier } from './core/session/api-key-verifier.js';
export { SessionVerifier } from './core/session/session-verifier.js';
export { AdminOnly, Public, VerifiedOnly } from './http/auth/access.decorators.js';
export { API_KEY_SCOPE, ApiKeyScope } from './http/auth/api-key-scope.decorator.js';
export {
  NeedsRecentProof,
  OpenWhileEnrolling,
  RecentProof,
  ReauthenticationRequired,
  SecondStepRequired,
} from './http/auth/recent-proof.js';
export { registerStrategy } from './http/auth/register-strategy.js';
export { CurrentUser, type RequestWithPrincipal } from './http/auth/current-user.decorator.js';
export type { CachedPage, PageMatcher } from './http/page-cache/cached-page.js';
export { CachedRoutes } from './http/page-cache/cached-routes.js';
export {
  chainOf,
  EVIDENCE_FORMAT,
  evidenceKeyId,
  MANIFEST,
  NO_CHAIN,
  publicKeyPem,
  SIGNATURE,
  type EvidenceManifest,
  type EvidencePart,
} from './core/evidence/evidence-format.js';
export { ReadableOffline } from './http/readable-offline.decorator.js';
export { Revalidated } from './http/revalidated.decorator.js';
export { Answers } from './http/openapi/answers.decorator.js';
export { Operation } from './http/openapi/operation.decorator.js';
export { decodeCursor, encodeCursor, type CursorPart } from './http/validation/cursor.js';
export { pageOf } from './http/validation/page-of.js';
export { parseId } from './http/validation/parse-id.js';
export { ReceivesFiles } from './http/uploads/receives-files.decorator.js';
export { uploadInterceptor } from './http/uploads/upload.interceptor.js';
export type {
  UploadedFile,
  UploadedFilesByField,
  UploadField,
  UploadRules,
} from './http/uploads/upload.rules.js';
export { RateLimits, type RateLimitRule } from './database/limits/rate-limits.js';
export { Quotas, type Quota, type Taken } from './database/limits/quotas.js';
export { addressKey, ipv6Groups } from './core/network/caller-address.js';
export { Batched } from './core/concurrency/batched.js';
export { BoundedWork } from './core/concurrency/bounded-work.js';
export { TooManyRequests } from './database/limits/too-many-requests.js';
export { RealtimeServer } from './messaging/realtime/realtime-server.js';
export { rooms } from './messaging/realtime/rooms.js';
export { socketPrincipal } from './messaging/realtime/socket-principal.js';
export { FileStorage } from './storage/files/file-storage.js';
export { IncomingFiles } from './storage/files/incoming-files.js';
export { BACKGROUND_PICTURES, PictureWork } from './storage/pictures/picture-work.js';
export { InspectFile, type InspectedFile } from './storage/pictures/inspect-file.js';
export { StripMetadata } from './storage/pictures/strip-metadata.js';
export type { StrippedFile } from './storage/pictures/plain.task.js';
export type { DetectedType } from './storage/files/detect-file-type.js';
export { DeletedUsers, type DeletedUser } from './database/deleted-users.js';
export { Idempotency } from './http/idempotency/idempotency.js';
export { NotReplayed } from './http/idempotency/not-replayed.decorator.js';
export { AnsweredAtCommit } from './http/idempotency/answered-at-commit.decorator.js';
export { StoredWithout } from './http/idempotency/stored-without.decorator.js';
export { taskFile } from './storage/pictures/picture-task.js';
export { DEVELOPMENT_PASSWORD } from './core/config/environment.js';
export { runBackup, runRestore, type BackupCommand } from './backup/command/index.js';
export { loadConfig } from './core/config/load-config.js';
export { stopOnSignals } from './core/lifecycle/stop-on-signals.js';
export { exitOnConfigError } from './core/config/exit-on-config-error.js';
export { startTelemetry } from './telemetry.js';
export { PlatformModule } from './platform.module.js';
export { untilMigrated } from './http/until-migrated.js';
export { openPort } from './http/open-port.js';
export { prepareHttp } from './http/prepare-http.js';
export { prefixPaths } from './http/prefix-paths.js';
export { TAGS } from './http/openapi/tags.js';
export { describeApi } from './http/openapi/describe-api.js';
export { serveDocs } from './http/openapi/serve-docs.js';
export { ValidationPipe } from './http/validation/validation.pipe.js';
export { ValidationFailed } from './http/validation/validation-failed.js';
export { ChosenReleases } from './http/releases/chosen-releases.js';
export { Health, type Readiness } from './http/health/health.js';
export { ErrorsFilter } from './http/errors/errors.filter.js';
