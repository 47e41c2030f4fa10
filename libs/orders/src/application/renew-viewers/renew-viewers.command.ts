import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TicketViewers } from '../ticket-viewers.js';

/** Renews the viewer entries of these sockets, which still have their tickets open. */
export class RenewViewers extends Command<void> {
  constructor(readonly socketIds: string[]) {
    super();
  }
}

@CommandHandler(RenewViewers)
export class RenewViewersHandler implements ICommandHandler<RenewViewers> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly viewers: TicketViewers,
  ) {}

  execute({ socketIds }: RenewViewers): Promise<void> {
    return this.unitOfWork.run(() => this.viewers.renew(socketIds));
  }
}
