import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangePreferences } from '../preferences/change-preferences.command.js';
import { PreferencesOf } from '../preferences/preferences-of.js';
import { UnsubscribeTokens } from './unsubscribe-tokens.js';

/** Turns off mails of a kind by the link in a mail, without a session; a repeated call changes nothing [POC-065]. */
export class Unsubscribe extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly tokens: UnsubscribeTokens,
    private readonly preferences: PreferencesOf,
    private readonly commands: CommandBus,
  ) {}

  /** @throws INVALID_TOKEN */
  async execute({ token }: Unsubscribe): Promise<void> {
    const { userId, kind } = this.tokens.read(token);
    // Nothing is written for deleted users, or if these mails are already off.
    if (!(await this.preferences.ofUser(userId))?.kinds[kind].mail) return;
    const client = { userId, role: 'client' as const };
    await this.commands.execute(new ChangePreferences(client, { kinds: { [kind]: { mail: false } } }));
  }
}
