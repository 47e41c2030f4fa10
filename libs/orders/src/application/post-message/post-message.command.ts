import { Command } from '@nestjs/cqrs';
import type { SupportMessageView } from '@manette/contracts/orders';
import type { Party } from '../../domain/party.js';

/** A file as it came in, on this machine's disk. */
export interface Upload {
  path: string;
  name: string;
  size: number;
}

/** Somebody of either side writes [API-041]. */
export class PostMessage extends Command<SupportMessageView> {
  constructor(
    readonly by: Party,
    readonly ticketId: string,
    /** Checked already; empty only beside a file. */
    readonly content: string,
    readonly upload?: Upload,
  ) {
    super();
  }
}
