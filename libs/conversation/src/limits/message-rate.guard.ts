import { RateLimits, type RateLimitRule, type RequestWithPrincipal } from '@manette/platform';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';

/** 20 messages per 10 s per user, over tickets and public chat together (contract, section 2). */
const MESSAGE_RATE: RateLimitRule = { name: 'messages', points: 20, seconds: 10 };

/** Refuses a message above the rate before its file is received. */
@Injectable()
export class MessageRateGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<RequestWithPrincipal>();
    if (principal) await this.limits.hit(MESSAGE_RATE, principal.userId);
    return true;
  }
}
