import type { Page } from '@manette/contracts/http';
import { DomainError } from '@manette/contracts/errors';
import type {
  CannedReplyChanges,
  CannedReplyFields,
  CannedReplyQuery,
  CannedReplyView,
} from '@manette/contracts/orders';

export class CannedReplyNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Canned reply not found');
  }
}

/** Answers that administrators give often. No rule lives here beside the checks of the input: one statement each. */
export abstract class CannedReplies {
  /** By title. */
  abstract list(query: CannedReplyQuery): Promise<Page<CannedReplyView>>;
  abstract add(fields: CannedReplyFields): Promise<CannedReplyView>;
  /** Throws `CannedReplyNotFound`, like `remove`. */
  abstract change(id: string, changes: CannedReplyChanges): Promise<CannedReplyView>;
  abstract remove(id: string): Promise<void>;
}
