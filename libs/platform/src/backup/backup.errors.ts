/** Why a backup, its check or a restore is refused or failed: one line per reason. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly reasons: string[];

  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
