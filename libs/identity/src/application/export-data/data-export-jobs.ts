/** The queue of exports of personal data. */
export const DATA_EXPORTS = 'identity-data-exports';
/** Prepares the file of an export. */
export const PREPARE_EXPORT = 'prepare';
/** Deletes the file of an export whose user was deleted. */
export const DROP_EXPORT = 'drop';

export interface ExportJob {
  exportId: string;
}
