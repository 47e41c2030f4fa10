import { Clock, Idempotency, type RequestWithPrincipal } from '@manette/platform';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { PublicChatRepository } from '../domain/public-chat.repository.js';

/**
 * Refuses a message with a file before the file is received. A message without a file is checked only when it is
 * written, which needs no extra statement. A message with a file is checked then, too.
 */
@Injectable()
export class MayWriteGuard implements CanActivate {
  constructor(
    private readonly chat: PublicChatRepository,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /** @throws MutedInChat [TRU-093], SlowModeOn [TRU-098] */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithPrincipal>();
    const { principal } = request;
    if (principal?.role !== 'client' || !request.is('multipart/form-data')) return true;
    // A repeated request gets the stored response.
    if (await this.idempotency.isKnown(request)) return true;
    (await this.chat.writer(principal.userId)).assertMayWriteAt(this.clock.now());
    return true;
  }
}
