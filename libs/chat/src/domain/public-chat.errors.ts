import { MUTED, SLOW_MODE } from '@manette/contracts/chat';
import { DomainError } from '@manette/contracts/errors';

export class PublicMessageNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Message not found');
  }
}

/** The writer is muted. The response contains the end of the mute, null for a mute without an end [TRU-093]. */
export class MutedInChat extends DomainError {
  override readonly details: { until: string | null };

  constructor(until: Date | null) {
    super('MUTED', MUTED);
    this.details = { until: until?.toISOString() ?? null };
  }
}

/** The last message of this writer is too recent for slow mode [TRU-098]. */
export class SlowModeOn extends DomainError {
  constructor(
    /** Seconds. */
    override readonly retryAfter: number,
  ) {
    super('SLOW_MODE', SLOW_MODE);
  }
}

/** The user is unknown or deleted. */
export class ChatUserNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'User not found');
  }
}

export class AdministratorNotMuted extends DomainError {
  constructor() {
    super('ADMIN_PROTECTED', 'Administrators cannot be muted');
  }
}

/** The user is not muted, or no longer muted. */
export class MuteNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'This person is not muted');
  }
}

/** Users cannot report their own messages; administrators cannot report at all, because they can delete messages. */
export class ReportNotAllowed extends DomainError {
  constructor() {
    super('FORBIDDEN', 'You cannot report this message');
  }
}

export class ReportNotFound extends DomainError {
  constructor() {
    super('NOT_FOUND', 'Report not found');
  }
}

export class ReportClosed extends DomainError {
  constructor() {
    super('CONFLICT', 'This report has already been closed');
  }
}
