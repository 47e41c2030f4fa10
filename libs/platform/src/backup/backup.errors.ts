/** A backup, its verification or a restore was refused or failed, with one line per reason. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
  readonly reasons: string[];

  constructor(...reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}
