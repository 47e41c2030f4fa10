import type { AppConfig } from './app-config.js';
import type { Environment } from './environment.js';

/** The settings of pocket.md, section 1 [POC-001] [POC-005]. */
export function pocketConfig(env: Environment): AppConfig['pocket'] {
  const isProduction = env.NODE_ENV === 'production';
  return {
    serviceWorker: env.SERVICE_WORKER ?? isProduction,
    mailDigest: env.MAIL_DIGEST ?? isProduction,
    allowsPrivateTargets: env.ALLOW_PRIVATE_TARGETS ?? !isProduction,
  };
}
