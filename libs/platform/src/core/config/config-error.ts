/** A missing or malformed variable; the message is one line that names it (contract, section 1). */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
