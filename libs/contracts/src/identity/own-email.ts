import * as z from 'zod/mini';
import { newEmail } from './rules.js';

/** `PUT /users/profile/email` [TRU-055]: the address of one's own account. */
export const ownEmailSchema = z.object({ email: newEmail });
export type OwnEmailInput = z.infer<typeof ownEmailSchema>;
