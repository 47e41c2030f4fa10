import { MailUser } from '@manette/contracts/identity';
import { rentalsEvents, type ReminderSent } from '@manette/contracts/rentals';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Outbox, UnitOfWork } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dueReminder, type ReminderKind } from '../../domain/due-reminder.js';
import { TermRepository } from '../../domain/term.repository.js';
import type { Term } from '../../domain/term.js';
import type { RentalsTables } from '../rentals.tables.js';
import { TermNotifications } from '../term-notifications.js';
import { TermTickets } from '../term-tickets.js';
import { DueTerms, type DueTerm } from './due-terms.js';
import { REMINDER_TEXTS } from './reminder.texts.js';

/** Notifies clients that their rentals end, or have ended [LIF-085, LIF-086]. */
@Injectable()
export class RemindClients {
  private readonly logger = new Logger(RemindClients.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly em: EntityManager,
    private readonly due: DueTerms,
    private readonly terms: TermRepository,
    private readonly tickets: TermTickets,
    private readonly notifications: TermNotifications,
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends each reminder in its own transaction. A reminder that fails is tried again by the next run and does not
   * delay the others.
   */
  async run(): Promise<void> {
    let last: DueTerm | undefined;
    for (;;) {
      const terms = await this.due.after(last, this.clock.now());
      for (const { id } of terms)
        await this.remind(id).catch((error: unknown) =>
          this.logger.error({ err: error, termId: id }, 'a client could not be reminded of a rental'),
        );
      last = terms.at(-1);
      if (!last) return;
    }
  }

  private remind(termId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock((await this.terms.find(termId)).ticketId);
      const term = await this.terms.lock(termId);
      const kind = term.state !== 'ended' && term.endsAt && dueReminder(term.endsAt, this.clock.now());
      if (!kind || !(await this.isFirst(term, kind))) return;
      const { mail, systemMessage } = REMINDER_TEXTS[kind];
      const letter = new MailUser(term.clientId, mail(term.codeName), '/rentals');
      if (await this.takesMail(term)) await this.commands.execute<MailUser, void>(letter);
      await this.tickets.amend(ticket, { systemMessage });
      this.notifications.changed(term);
      const { clientId, codeName } = term;
      const event: ReminderSent = { termId, clientId, codeName, reminder: kind };
      this.outbox.event(rentalsEvents.reminderSent, event);
    });
  }

  /** Returns false if the client has switched off mails about rentals [POC-038]. */
  private async takesMail({ clientId }: Term): Promise<boolean> {
    const off = await this.em
      .getKysely<RentalsTables>()
      .selectFrom('notifications.mail_off')
      .where('user_id', '=', clientId)
      .where('kind', '=', 'rentals')
      .select('kind')
      .executeTakeFirst();
    return off === undefined;
  }

  /**
   * Inserts the row of the reminder in the transaction that sends mail and message. Only the process whose insert
   * succeeds sends them.
   */
  private async isFirst({ id, endsAt }: Term, kind: ReminderKind): Promise<boolean> {
    if (!endsAt) return false;
    const row = { term_id: id, ends_at: endsAt, kind, sent_at: this.clock.now() };
    const written = await this.em
      .getKysely<RentalsTables>()
      .insertInto('rentals.reminder')
      .values(row)
      .onConflict((same) => same.doNothing())
      .returning('kind')
      .executeTakeFirst();
    return written !== undefined;
  }
}
