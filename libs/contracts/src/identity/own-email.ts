import * as z from 'zod/mini';
import { newEmail } from './rules.js';

/** `PUT /users/profile/email` [TRU-055]: the caller's own address. */
export const ownEmailSchema = z.object({ email: newEmail });
export type OwnEmailInput = z.infer<typeof ownEmailSchema>;
