import type { KeyObject } from 'node:crypto';
import type { ContextName } from './environment.js';
import type { RingKey } from './trust-variables.js';
import type { MasterKey } from './vault-variables.js';

/** The configuration of a server process; `loadConfig` reads it from the environment once, at start. */
export interface AppConfig {
  environment: 'production' | 'development' | 'test';
  version: string;
  /** What the process is for, as its log lines, metrics and traces name it. */
  process: ProcessName;
  http: HttpConfig;
  /** `pool` is how many connections its calls may take. */
  database: { url: string; pool: number; migrateOnStart: boolean };
  redis: { url?: string };
  /** `keys` sign tokens and encrypt secrets: the first key makes new ones, all keys verify and decrypt older ones [TRU-106]. */
  session: { keys: readonly RingKey[] };
  trust: TrustConfig;
  storage: { dataDir: string; s3?: S3Config };
  /**
   * Without `smtpUrl` mails are written to files in `outboxDir`. `logsLinks` (development only) logs their first link.
   * `securityNotices` sends users a mail about changes of their account.
   */
  mail: {
    smtpUrl?: string;
    from: string;
    outboxDir: string;
    logsLinks: boolean;
    securityNotices: boolean;
  };
  /** The first administrator; in production it is created only if a password is configured. */
  admin: { email: string; password?: string; username: string };
  /** Who may change roles and administrators' e-mail addresses: only the operator, or administrators through the API too. */
  adminRoleChanges: 'operator' | 'api';
  /** Whether the passwords in the source code are accepted: only on a developer's own machine. */
  knownPasswords: boolean;
  google?: { clientId: string; clientSecret: string; issuer: string };
  gifs?: { url: string; key: string };
  store: { timezone: string };
  /** `sweep`: milliseconds between two runs of periodic jobs. `factor` multiplies the business periods [LIF-119]. */
  periods: { sweep: number; factor: number };
  /** How long deleted data is kept, in milliseconds. */
  retention: { deletedFiles: number };
  /** How long a rating may be changed, in milliseconds. */
  ratings: { editable: number };
  limits: Limits;
  /**
   * In milliseconds. `drain`: how long calls are still accepted after the termination signal; `shutdown`: how long running work
   * may then take.
   */
  ending: { drain: number; shutdown: number };
  backup: BackupConfig;
  /** Signs dispute files. Absent in production unless configured. */
  evidence: { key?: KeyObject };
  /**
   * The master keys, which wrap the data keys of the vault; the first one wraps new data keys. Empty in production unless
   * configured.
   */
  vault: { keys: readonly MasterKey[] };
  /** Whether this process runs background jobs. */
  jobs: { run: boolean };
  /** The contexts whose routes and queues this process opens; `platform` is the shared work (operations, section 8). */
  contexts: readonly ContextName[];
  /** Whether the description of the API is served. */
  docs: { serve: boolean };
  /** The port of `GET /metrics`; without it metrics are not served. */
  metrics: { port?: number; host: string };
  /** Whether pages send the web vitals that they measured. */
  vitals: boolean;
  pocket: PocketConfig;
  /** `calls` is the level of a successful call; `personalData` keeps addresses and links (development only). */
  logging: { level: LogLevel; calls: 'info' | 'debug'; personalData: boolean };
  /** Whether traces are sent; the standard `OTEL_*` variables tell the SDK where and how. */
  telemetry: boolean;
  /** Where browsers load the remotes from: as built, or from REMOTE_*_ENTRY. */
  remotes: { storefront: RemoteEntry; admin: RemoteEntry };
  /** Where releases of the front ends are read from. Without it the parts are served as built. */
  releases?: ReleasesConfig;
}

/** Settings of sign-in, sessions and retention (trust.md, section 1); all times are in milliseconds. */
export interface TrustConfig {
  /** Whether administrators must have a second step. */
  requiresSecondStep: boolean;
  refusesCommonPasswords: boolean;
  /** How long a proof of identity is recent; 0 means that users are never asked to prove it again. */
  reauthentication: number;
  /** `life`: how long an administrator's session lasts; `idle`: how long it lasts without use. */
  adminSession: { life: number; idle: number };
  /** How long an entry stays in the audit log. */
  auditRetention: number;
  /** How long an export of a client's own data can be downloaded. */
  dataExport: number;
}

/** Settings of the service worker, pushes, digests and calls to other programs (pocket.md, section 1). */
export interface PocketConfig {
  /** Whether pages register a service worker. */
  serviceWorker: boolean;
  /** The keys that sign pushes; absent when push is off. `subject` is the contact that push services receive. */
  push?: { publicKey: string; privateKey: string; subject: string };
  /** Whether users receive digests: mails about what they have not read. */
  mailDigest: boolean;
  /** Whether pushes and webhooks may go to private and loopback addresses. */
  allowsPrivateTargets: boolean;
}

export interface RemoteEntry {
  entry: string;
  /** Whether the operator configured the entry, so that it takes precedence over a release. */
  isNamed: boolean;
}

export interface ReleasesConfig {
  /** A folder, or `s3://bucket/prefix`. */
  place: string;
  s3?: S3Access;
  /** Another origin that serves the store at `/releases/`. */
  origin?: string;
}

export interface HttpConfig {
  port: number;
  /** The addresses to listen on. */
  hosts: string[];
  publicUrl: string;
  corsOrigins: string[];
  trustedProxies: string[];
  /** Whether the process is the public origin itself and serves pages and files; otherwise it is behind the gateway. */
  servesPages: boolean;
}

/** Limits per user, session, address or socket; each is multiplied by `factor` where it is applied. */
export interface Limits {
  factor: number;
  ticketsPerHour: number;
  uploadMebibytesPerDay: number;
  socketsPerSession: number;
  socketsPerAddress: number;
  /** Per process, and already multiplied by `factor`. */
  connectionsPerAddress: number;
  socketEventsPer10Seconds: number;
}

/** How an S3-compatible store is reached, whatever the bucket. */
export interface S3Access {
  endpoint: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** An S3-compatible store for the uploads. */
export interface S3Config extends S3Access {
  bucket: string;
}

export type ProcessName = 'api' | 'worker';
/** Where backups go and who can open them (operations, section 5). */
export interface BackupConfig {
  /** A folder, or `s3://bucket/prefix`. */
  to?: string;
  /** age recipients; without one backups are not encrypted. */
  recipients: string[];
  /** When the job runs, in the store's time zone. */
  cron?: string;
  /** How many complete backups are kept. */
  keep: number;
  /** The S3 store of `s3://` places; the place names the bucket. */
  s3?: S3Access;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Injection token: `@Inject(APP_CONFIG) config: AppConfig`. */
export const APP_CONFIG = Symbol('APP_CONFIG');
