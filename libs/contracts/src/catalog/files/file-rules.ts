/** Limits of the two kinds of text files (contract, section 4). */
export const MAX_ACCOUNT_FILE_BYTES = 1024 * 1024;
export const MAX_CARD_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_CARD_LINES = 10_000;

export const FILE_MESSAGES = {
  accountFileMissing: 'Please select a prix.txt file',
  accountFileSize: 'The prix.txt file must be less than 1MB',
  cardFilesMissing: 'Please select both a prix file and an image',
  cardFileSize: 'File size must be less than 10MB',
  cardLines: 'The prix file must have at most 10,000 lines',
  cardImageType: 'Only PNG and JPEG images are allowed',
  notText: 'The prix file must be UTF-8 text',
} as const;
