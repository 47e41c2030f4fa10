import { GetLedgerUse } from '@manette/contracts/rentals';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SlotRepository } from '../../domain/slot.repository.js';
import { TermRepository } from '../../domain/term.repository.js';

interface LedgerUse {
  running: boolean;
  free: boolean;
}

/** Called by fulfilment, which switches the vault only if no rental runs and no slot is free [LIF-074]. */
@QueryHandler(GetLedgerUse)
export class GetLedgerUseHandler implements IQueryHandler<GetLedgerUse, LedgerUse> {
  constructor(
    private readonly slots: SlotRepository,
    private readonly terms: TermRepository,
  ) {}

  async execute({ item: { kind, id } }: GetLedgerUse): Promise<LedgerUse> {
    if (kind !== 'account') return { running: false, free: false };
    const free = (await this.slots.countFree(id)) > 0;
    return { running: await this.terms.isRunning(id), free };
  }
}
