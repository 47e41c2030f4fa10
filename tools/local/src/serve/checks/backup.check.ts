import { warning, type Check } from './check.ts';

/** Warns when a shop serves without backups [OPS-022]. */
export const checkBackup: Check = ({ role, given }) =>
  given.BACKUP_TO || role === 'migrate' ? [] : [warning('BACKUP_TO is not set; nothing is backed up')];
