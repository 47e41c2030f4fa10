import type { AppConfig } from './app-config.js';
import type { Environment } from './environment.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the settings of trust.md, section 1. In production the defaults are strict. */
export function trustConfig(env: Environment): AppConfig['trust'] {
  const isProduction = env.NODE_ENV === 'production';
  const period = env.TEST_PERIOD_FACTOR;
  return {
    requiresSecondStep: (env.ADMIN_SECOND_STEP ?? (isProduction ? 'required' : 'optional')) === 'required',
    refusesCommonPasswords: (env.COMMON_PASSWORDS ?? (isProduction ? 'refuse' : 'allow')) === 'refuse',
    reauthentication: (env.REAUTHENTICATION_MINUTES ?? (isProduction ? 15 : 0)) * MINUTE * period,
    adminSession: {
      life: (env.ADMIN_SESSION_HOURS ?? (isProduction ? 12 : 720)) * HOUR * period,
      idle: (env.ADMIN_SESSION_IDLE_HOURS ?? (isProduction ? 2 : 336)) * HOUR * period,
    },
    auditRetention: env.AUDIT_RETENTION_DAYS * DAY * period,
    dataExport: env.DATA_EXPORT_HOURS * HOUR * period,
  };
}
