import { Injectable } from '@nestjs/common';
import { PasskeyRepository } from '../../domain/passkey.repository.js';

/** Nobody has a passkey. */
@Injectable()
export class NoPasskeys extends PasskeyRepository {
  async countOf(_userId: string): Promise<number> {
    return 0;
  }

  async deleteOfUser(_userId: string): Promise<void> {
    // There is none.
  }
}
