import * as z from 'zod/mini';
import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TOO_LARGE } from '@manette/contracts/conversation';
import { FILE_REQUIRED, proofFields } from '@manette/contracts/payments';

/** The schema of a proof with its file; only the server checks the type of the file, by its bytes. */
export const proofForm = z.extend(proofFields, {
  file: z
    .instanceof(File, { error: FILE_REQUIRED })
    .check(z.refine(({ size }) => size <= ATTACHMENT_MAX_BYTES, ATTACHMENT_TOO_LARGE)),
});
export type ProofValues = z.input<typeof proofForm>;
export type ProofResult = z.output<typeof proofForm>;

/** Returns the multipart body of a proof. */
export function proofFormData({ methodId, amount, transactionNumber, file }: ProofResult): FormData {
  const form = new FormData();
  form.append('methodId', methodId);
  form.append('amount', String(amount));
  form.append('transactionNumber', transactionNumber);
  form.append('file', file);
  return form;
}
