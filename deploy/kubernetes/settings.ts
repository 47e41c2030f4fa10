import { VARIABLES } from '@manette/platform/environment';

/** Variables that hold a password or a key, or an address with one. They come only from the Secret. */
const SECRET = /(?:PASSWORD|SECRET|SECRET_KEY|ACCESS_KEY|_KEY|TOKEN)$|^(?:DATABASE|REDIS|SMTP)_URL$/;

/** Variables that the manifests or the images set themselves. */
const DECIDED = ['NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'DATA_DIR', 'METRICS_PORT', 'METRICS_HOST'];

/** @returns a line for each setting that is unknown, cannot be chosen here, is a secret, or has a wrong type */
export function settingFaults(settings: Record<string, unknown>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (!VARIABLES.includes(name) || DECIDED.includes(name)) return [`Unknown value: settings.${name}`];
    if (SECRET.test(name)) return [`settings.${name} is secret; give it by the Secret`];
    return value === null || typeof value === 'string'
      ? []
      : [`settings.${name} must be a string, or null to leave it out`];
  });
}
