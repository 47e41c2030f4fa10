export const MAX_CODE_FILE_BYTES = 1024 * 1024;
export const MAX_CODE_LINES = 10_000;

/** The messages of the vault, for the server and for forms. */
export const VAULT_MESSAGES = {
  codeKnown: 'This code is already in the vault',
  accountKnown: 'This account is already in the vault',
  inUse: 'This item is in use',
  deleted: 'Item deleted successfully!',
  holds: 'Release the holds of this listing first',
  codeStays: 'The code of a card cannot be changed',
  noKeys: 'The vault has no keys',
  slotKind: 'Choose the console of this rental',
  slotKindUnfit: 'This kind of slot does not fit the listing',
  fileMissing: 'Please select a CSV file',
  fileSize: 'The file of codes must be less than 1MB',
  fileLines: 'The file of codes must have at most 10,000 lines',
  fileText: 'The file of codes must be UTF-8 text',
  itemNotFound: 'Item not found',
  runningRentals: 'There are running rentals',
  freeUnits: 'Remove the free units first',
  deliveryNotFound: 'Delivery not found',
  rulesChanged: 'The rules have changed. Please read them again.',
  rulesNotAcknowledged: 'Please accept the rules first',
  expired: 'This delivery is no longer shown. Please open a ticket.',
  notRevealed: 'This delivery has not been shown yet',
  returned: 'The account of this delivery was returned',
} as const;
