/** A file attached to a message. */
export interface SampleAttachment {
  /** File below `art/attachments`. */
  source: 'payment-receipt.png' | 'payment-receipt.pdf';
  /** The displayed name. */
  fileName: string;
  mimeType: 'image/png' | 'application/pdf';
}

export const RECEIPT_PHOTO: SampleAttachment = {
  source: 'payment-receipt.png',
  fileName: 'payment-receipt.png',
  mimeType: 'image/png',
};

export const RECEIPT_PDF: SampleAttachment = {
  source: 'payment-receipt.pdf',
  fileName: 'payment-receipt.pdf',
  mimeType: 'application/pdf',
};
