import { Injectable } from '@nestjs/common';
import type { User } from '../../domain/user.js';

/** Compares the answer of a passkey in a second step, inside the caller's unit of work. */
@Injectable()
export class VerifyPasskey {
  /** @returns false for an answer that no passkey of the user has given to options of this product */
  async accept(_user: User, _credential: Record<string, unknown>): Promise<boolean> {
    return false;
  }
}
