import type { AppConfig } from './app-config.js';
import type { Environment } from './environment.js';
import { vapidKeys } from './vapid-keys.js';

/** Returns the address of a sender such as `Manette <support@manette.test>`, without the name. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

function push(env: Environment, dataDir: string): AppConfig['pocket']['push'] {
  const keys = vapidKeys(env, dataDir);
  return keys && { ...keys, subject: env.VAPID_SUBJECT ?? `mailto:${addressOf(env.MAIL_FROM).trim()}` };
}

/** Returns the settings of pocket.md, section 1 [POC-001] [POC-003] [POC-004] [POC-005]. */
export function pocketConfig(env: Environment, dataDir: string): AppConfig['pocket'] {
  const isProduction = env.NODE_ENV === 'production';
  return {
    serviceWorker: env.SERVICE_WORKER ?? isProduction,
    push: push(env, dataDir),
    mailDigest: env.MAIL_DIGEST ?? isProduction,
    allowsPrivateTargets: env.ALLOW_PRIVATE_TARGETS ?? !isProduction,
  };
}
