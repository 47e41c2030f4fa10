import { DomainError } from '@manette/contracts/errors';
import { GUIDE_MESSAGES, type GuideView, type SendGuideInput } from '@manette/contracts/fulfilment';
import { AmendTicket, LockTicket, type TicketCaller, type TicketFacts } from '@manette/contracts/orders';
import { AuditTrail, UnitOfWork } from '@manette/platform';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { guideOf } from '../../domain/guides/guides.js';
import { GuideSender } from './guide-sender.js';
import { GuideTargets } from './guide-target.js';
import { ticketTarget } from '@manette/contracts/audit';

export interface GuideSent {
  guide: GuideView;
  /** False if this guide was already sent into the ticket. */
  created: boolean;
}

/** An administrator sends a guide into a ticket [LIF-098]. */
export class SendGuide extends Command<GuideSent> {
  constructor(
    readonly by: NonNullable<TicketCaller['user']>,
    readonly ticketId: string,
    readonly input: SendGuideInput,
  ) {
    super();
  }
}

/** Locks the ticket, so that of two concurrent calls one sends the guide and the other returns it. */
@CommandHandler(SendGuide)
export class SendGuideHandler implements ICommandHandler<SendGuide> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandBus,
    private readonly targets: GuideTargets,
    private readonly sender: GuideSender,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND, FORBIDDEN, TICKET_CLOSED for a cancelled ticket, VALIDATION_FAILED */
  execute({ by, ticketId, input }: SendGuide): Promise<GuideSent> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.commands.execute<LockTicket, TicketFacts>(
        new LockTicket(ticketId, { user: by, allowed: 'admin' }),
      );
      if (ticket.status === 'cancelled') throw new DomainError('TICKET_CLOSED', 'This ticket is closed');
      const { console, service } = await this.targets.of(ticket, input);
      const guide = guideOf(input.kind, console, service);
      if (!guide) throw new DomainError('VALIDATION_FAILED', GUIDE_MESSAGES.service, 'service');
      const before = await this.sender.find(ticket.id, guide.key);
      if (before) return { guide: before, created: false };
      const sent = await this.sender.send(guide, ticket.id, ticket.clientId);
      const entry = { kind: 'guide_sent', actorId: by.id } as const;
      await this.commands.execute(new AmendTicket(ticket.id, { systemMessage: 'guideSent', entry }));
      const changes = [{ field: 'guide', from: null, to: guide.key }];
      this.audit.record({ action: 'guide.sent', target: ticketTarget(ticket), changes });
      return { guide: sent, created: true };
    });
  }
}
