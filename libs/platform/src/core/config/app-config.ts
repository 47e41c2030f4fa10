/** What the processes of the server are told at start; read once from the environment by `loadConfig`. */
export interface AppConfig {
  environment: 'production' | 'development' | 'test';
  version: string;
  http: { port: number; host: string; publicUrl: string; corsOrigins: string[]; trustedProxies: string[] };
  database: { url: string };
  redis: { url?: string };
  session: { jwtSecret: string };
  storage: { dataDir: string; s3?: S3Config };
  /** `securityNotices`: whether people are told by mail what was done to their account. */
  /** Without `smtpUrl` mails are files; that their links are logged is development's. */
  mail: {
    smtpUrl?: string;
    from: string;
    outboxDir: string;
    logsLinks: boolean;
    securityNotices: boolean;
  };
  /** The first administrator; in production only with a password that was given. */
  admin: { email: string; password?: string; username: string };
  /** Who changes roles, and the addresses of administrators: the operator alone, or administrators as well. */
  adminRoleChanges: 'operator' | 'api';
  /** Whether people may have the passwords that the sources name: on a developer's own machine alone. */
  knownPasswords: boolean;
  google?: { clientId: string; clientSecret: string; issuer: string };
  gifs?: { url: string; key: string };
  store: { timezone: string };
  /** Milliseconds between two looks at what is due. */
  periods: { sweep: number };
  /** How long is kept what is to go, in milliseconds. */
  retention: { deletedFiles: number };
  limits: Limits;
  /** Whether this process runs background jobs. */
  jobs: { run: boolean };
  /** Whether the description of the API is served. */
  docs: { serve: boolean };
  /** Where Prometheus finds the metrics; without a port there are none. */
  metrics: { port?: number };
  logging: { level: LogLevel };
  remotes: { storefront: { entry: string }; admin: { entry: string } };
}

/** How much a person, session, address or socket may do; each is multiplied by `factor` where it is applied. */
export interface Limits {
  factor: number;
  ticketsPerHour: number;
  uploadMebibytesPerDay: number;
  socketsPerSession: number;
  socketsPerAddress: number;
  socketEventsPer10Seconds: number;
}

/** An S3-compatible store for the uploads. */
export interface S3Config {
  endpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Injection token: `@Inject(APP_CONFIG) config: AppConfig`. */
export const APP_CONFIG = Symbol('APP_CONFIG');
