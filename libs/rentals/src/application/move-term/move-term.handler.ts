import { MoveTerm } from '@manette/contracts/rentals';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { TermRepository } from '../../domain/term.repository.js';
import { TermNotifications } from '../term-notifications.js';

/** Called by fulfilment when an item and its slot are replaced: moves the rental to the other slot [LIF-076]. */
@CommandHandler(MoveTerm)
export class MoveTermHandler implements ICommandHandler<MoveTerm, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly slots: SlotRepository,
    private readonly terms: TermRepository,
    private readonly notifications: TermNotifications,
    private readonly clock: Clock,
  ) {}

  /** @throws SlotNotFound, SlotInUse */
  execute({ fromSlotId, toSlotId }: MoveTerm): Promise<void> {
    return this.unitOfWork.run(async () => {
      const term = await this.terms.lockRunningIn(fromSlotId);
      const from = await this.slots.lock(fromSlotId);
      const to = await this.slots.lock(toSlotId);
      from.moveTo(to, this.clock.now());
      // The former slot is saved first, because a ticket may have only one slot at a time.
      await this.slots.save(from);
      await this.slots.save(to);
      if (!term) return;
      term.moveTo(to);
      await this.terms.save(term);
      this.notifications.changed(term);
    });
  }
}
