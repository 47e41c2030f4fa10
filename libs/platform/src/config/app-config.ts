/** What the processes of the server are told at start; read once from the environment by `loadConfig`. */
export interface AppConfig {
  environment: 'production' | 'development' | 'test';
  version: string;
  http: { port: number; host: string; publicUrl: string; corsOrigins: string[] };
  database: { url: string };
  redis: { url?: string };
  session: { jwtSecret: string };
  storage: { dataDir: string };
  mail: { smtpUrl?: string; from: string; outboxDir: string };
  admin: { email: string; password: string; username: string };
  google?: { clientId: string; clientSecret: string; issuer: string };
  gifs?: { url: string; key: string };
  store: { timezone: string };
  limits: { factor: number };
  logging: { level: LogLevel };
  remotes: { storefront: { entry: string }; admin: { entry: string } };
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Injection token: `@Inject(APP_CONFIG) config: AppConfig`. */
export const APP_CONFIG = Symbol('APP_CONFIG');
