import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddSlotsHandler } from './application/add-slots/add-slots.handler.js';
import { AddTermHandler } from './application/add-term/add-term.command.js';
import { ChangeEndHandler } from './application/change-end/change-end.command.js';
import { ConfirmReturnHandler } from './application/confirm-return/confirm-return.command.js';
import { CountedStock } from './application/counted-stock.js';
import { DeleteSlotHandler } from './application/delete-slot/delete-slot.command.js';
import { GetLedgerUseHandler } from './application/get-ledger-use/get-ledger-use.handler.js';
import { GetRentalEvidenceHandler } from './application/get-rental-evidence/get-rental-evidence.handler.js';
import { GetSlotOfTicketHandler } from './application/get-slot-of-ticket/get-slot-of-ticket.handler.js';
import { GuidesOfTerms } from './application/guides-of-terms.js';
import { HoldSlotHandler } from './application/hold-slot/hold-slot.handler.js';
import { ListFreeSlotsHandler } from './application/list-free-slots/list-free-slots.query.js';
import { ListOwnTermsHandler } from './application/list-terms/list-own-terms.query.js';
import { ListTermsHandler } from './application/list-terms/list-terms.query.js';
import { TermPages } from './application/list-terms/term-pages.js';
import { Listings } from './application/listings.js';
import { MakeSlotsHandler } from './application/make-slots/make-slots.command.js';
import { MoveTermHandler } from './application/move-term/move-term.handler.js';
import { NewSlots } from './application/new-slots.js';
import { NewTerms } from './application/new-terms.js';
import { ProlongTermHandler } from './application/prolong-term/prolong-term.handler.js';
import { ReadLedgerHandler } from './application/read-ledger/read-ledger.query.js';
import { ReadTermHandler } from './application/read-term/read-term.query.js';
import { ReleaseSlotHandler } from './application/release-slot/release-slot.handler.js';
import { DueTerms } from './application/remind-clients/due-terms.js';
import { RemindClients } from './application/remind-clients/remind-clients.js';
import { RemoveSlotHandler } from './application/remove-slot/remove-slot.handler.js';
import { RenewTermHandler } from './application/renew-term/renew-term.command.js';
import { RequestReturnHandler } from './application/request-return/request-return.command.js';
import { SlotChoice } from './application/slot-choice.js';
import { SwitchLedgerHandler } from './application/switch-ledger/switch-ledger.command.js';
import { TakeSlotHandler } from './application/take-slot/take-slot.handler.js';
import { TermNotifications } from './application/term-notifications.js';
import { TermTickets } from './application/term-tickets.js';
import { SlotRepository } from './domain/slot.repository.js';
import { TermRepository } from './domain/term.repository.js';
import { LedgerController } from './http/ledger.controller.js';
import { OwnTermsController } from './http/own-terms.controller.js';
import { TermsController } from './http/terms.controller.js';
import { MikroSlotRepository } from './infrastructure/persistence/mikro-slot.repository.js';
import { MikroTermRepository } from './infrastructure/persistence/mikro-term.repository.js';
import { RemindersProcessor } from './infrastructure/queue/reminders.processor.js';

const commands = [
  AddSlotsHandler,
  AddTermHandler,
  ChangeEndHandler,
  ConfirmReturnHandler,
  DeleteSlotHandler,
  HoldSlotHandler,
  MakeSlotsHandler,
  MoveTermHandler,
  ProlongTermHandler,
  ReleaseSlotHandler,
  RemoveSlotHandler,
  RenewTermHandler,
  RequestReturnHandler,
  SwitchLedgerHandler,
  TakeSlotHandler,
];

const queries = [
  GetLedgerUseHandler,
  GetRentalEvidenceHandler,
  GetSlotOfTicketHandler,
  ListFreeSlotsHandler,
  ListOwnTermsHandler,
  ListTermsHandler,
  ReadLedgerHandler,
  ReadTermHandler,
];

const parts = [
  CountedStock,
  GuidesOfTerms,
  Listings,
  NewSlots,
  NewTerms,
  SlotChoice,
  TermNotifications,
  TermPages,
  TermTickets,
];

const reminders = [DueTerms, RemindClients, RemindersProcessor];

const controllers = [LedgerController, OwnTermsController, TermsController];

/** Slots of accounts and rentals; needs the platform's global modules. */
@BoundedContext('rentals')
@Module({
  imports: [CqrsModule],
  providers: [
    ...commands,
    ...queries,
    ...parts,
    ...reminders,
    { provide: SlotRepository, useClass: MikroSlotRepository },
    { provide: TermRepository, useClass: MikroTermRepository },
  ],
})
export class RentalsModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: RentalsModule, controllers };
  }
}
