import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RateLimits, type Principal, type RateLimitRule } from '@manette/platform';

/** 20 messages per 10 s per person, over all conversations (contract, section 2). */
export const MESSAGE_RATE: RateLimitRule = { name: 'messages', points: 20, seconds: 10 };

/** Refuses one message too many before its file is received. */
@Injectable()
export class MessageRateGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal } = context.switchToHttp().getRequest<{ principal?: Principal }>();
    if (principal) await this.limits.hit(MESSAGE_RATE, principal.userId);
    return true;
  }
}
