import type { Readable } from 'node:stream';
import { AmendTicket, LockTicket, type TicketFacts } from '@manette/contracts/orders';
import {
  AuditTrail,
  APP_CONFIG,
  Clock,
  EVIDENCE_FORMAT,
  evidenceKeyId,
  UnitOfWork,
  type AppConfig,
} from '@manette/platform';
import { Inject, Logger } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { NoEvidenceKey } from '../../domain/evidence.errors.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { evidenceStream, type EvidenceHead } from './evidence-archive.js';
import { EvidenceParts } from './evidence-parts.js';
import { ticketTarget } from '@manette/contracts/audit';

/** An administrator downloads the dispute file of an order. The timeline records the download first [LIF-112, LIF-015]. */
export class DownloadEvidence extends Command<{ ticketNumber: string; file: Readable }> {
  constructor(
    readonly by: { id: string; username: string },
    readonly ticketId: string,
  ) {
    super();
  }
}

@CommandHandler(DownloadEvidence)
export class DownloadEvidenceHandler implements ICommandHandler<DownloadEvidence> {
  private readonly logger = new Logger(DownloadEvidence.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly parts: EvidenceParts,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NoEvidenceKey, TicketNotFound */
  async execute({ by, ticketId }: DownloadEvidence): Promise<{ ticketNumber: string; file: Readable }> {
    const { key } = this.config.evidence;
    if (!key) throw new NoEvidenceKey();
    await this.unitOfWork.run(async () => {
      const caller = { user: { id: by.id, role: 'admin' as const }, allowed: 'admin' as const };
      const ticket = await this.commands.execute<LockTicket, TicketFacts>(new LockTicket(ticketId, caller));
      const entry = { kind: 'evidence_downloaded' as const, actorId: by.id };
      await this.commands.execute(new AmendTicket(ticketId, { entry }));
      this.audit.record({ action: 'export.evidence', target: ticketTarget(ticket) });
    });
    const reader = { id: by.id, side: 'admin' as const };
    const ticket = await this.queries.execute(new ReadTicket(ticketId, reader));
    const { ticketNumber } = ticket;
    const head: EvidenceHead = {
      format: EVIDENCE_FORMAT,
      ticketId,
      ticketNumber,
      createdAt: this.clock.now().toISOString(),
      createdBy: { _id: by.id, username: by.username },
      origin: this.config.http.publicUrl,
      keyId: evidenceKeyId(key),
    };
    const failed = (err: unknown) =>
      this.logger.error({ msg: 'the download of a dispute file failed', ticketId, err });
    const file = await evidenceStream(await this.parts.of(ticket, reader), head, key, failed);
    return { ticketNumber, file };
  }
}
