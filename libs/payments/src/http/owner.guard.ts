import { GetTicketFacts } from '@manette/contracts/orders';
import { ticketId } from './ids.js';
import type { RequestWithPrincipal } from '@manette/platform';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { personOf } from './person-of.js';

/** Refuses users who are not the client of the ticket, before a file is received [LIF-008, LIF-009]. */
@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly queries: QueryBus) {}

  /** @throws NOT_FOUND, FORBIDDEN */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { principal, params } = context.switchToHttp().getRequest<RequestWithPrincipal>();
    if (!principal) return false;
    const id = ticketId(String(params['ticketId']));
    await this.queries.execute(new GetTicketFacts(id, { user: personOf(principal), allowed: 'owner' }));
    return true;
  }
}
