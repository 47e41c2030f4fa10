import { MailUser } from '@manette/contracts/identity';
import { UnitOfWork } from '@manette/platform';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { digestMail, type UnreadTicket } from '../../domain/mail-texts.js';
import { MailTurns } from '../mail-turns.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { UnsubscribeTokens } from '../unsubscribe/unsubscribe-tokens.js';
import { UnreadMessages, type UnreadMessage } from './unread-messages.js';

const KIND = 'ticketMessages';

/** Groups messages by ticket and counts them. */
function ticketsOf(messages: readonly UnreadMessage[]): UnreadTicket[] {
  const tickets = new Map<string, UnreadTicket>();
  for (const { ticket_id: id, ticket_number: number, ticket_subject: subject } of messages)
    tickets.set(id, { id, number, subject, unread: (tickets.get(id)?.unread ?? 0) + 1 });
  return [...tickets.values()];
}

/** Mails a digest of unread messages to users who are away [POC-060..063]. */
@Injectable()
export class MailDigest {
  private readonly logger = new Logger(MailDigest.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly unread: UnreadMessages,
    private readonly preferences: PreferencesOf,
    private readonly turns: MailTurns,
    private readonly tokens: UnsubscribeTokens,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Sends each digest in its own transaction. A digest that fails is tried again by the next run and does not delay
   * the others.
   */
  async run(): Promise<void> {
    let last: string | undefined;
    for (;;) {
      const readers = await this.unread.readers(last);
      const preferences = await this.preferences.ofUsers(readers);
      for (const reader of readers.filter((id) => preferences.get(id)?.kinds[KIND].mail))
        await this.mail(reader).catch((error: unknown) =>
          this.logger.error({ err: error, userId: reader }, 'a mail about unread messages could not be sent'),
        );
      last = readers.at(-1);
      if (!last) break;
    }
    await this.unread.forgetTold();
  }

  /** Reads the unread messages again under the lock, because another process may already have sent their digest [POC-062]. */
  private mail(reader: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.turns.lock(reader, KIND))) return;
      const messages = await this.unread.of(reader);
      if (!messages.some(({ due }) => due)) return;
      await this.unread.tell(messages);
      await this.turns.use(reader, KIND);
      const token = this.tokens.make({ userId: reader, kind: KIND });
      const letter = new MailUser(reader, digestMail(ticketsOf(messages)), '/support', token);
      await this.commands.execute<MailUser, void>(letter);
    });
  }
}
