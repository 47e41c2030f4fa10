import { ConversationModule } from '@manette/conversation';
import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddMethodHandler } from './application/add-method/add-method.command.js';
import { ChangeMethodHandler } from './application/change-method/change-method.command.js';
import { AcceptProofHandler } from './application/decide-proof/accept-proof.command.js';
import { ProofDecision } from './application/decide-proof/proof-decision.js';
import { RejectProofHandler } from './application/decide-proof/reject-proof.command.js';
import { DeleteMethodHandler } from './application/delete-method/delete-method.command.js';
import { FindSimilarProofs } from './application/find-similar-proofs/find-similar-proofs.js';
import { ProofPictures } from './application/find-similar-proofs/proof-pictures.js';
import { SimilarProofs } from './application/find-similar-proofs/similar-proofs.js';
import { GetPaymentEvidenceHandler } from './application/gather-evidence/get-payment-evidence.handler.js';
import { ListMethodsHandler } from './application/list-methods/list-methods.query.js';
import { ListPaymentsHandler } from './application/list-payments/list-payments.query.js';
import { PaymentNotices } from './application/payment-notices.js';
import { PrintReceiptHandler } from './application/print-receipt/print-receipt.query.js';
import { ReceiptPrinter } from './application/print-receipt/receipt.js';
import { ReadPaymentHandler } from './application/read-payment/read-payment.query.js';
import { RequestPaymentHandler } from './application/request-payment/request-payment.command.js';
import { SendProofHandler } from './application/send-proof/send-proof.command.js';
import { TicketDeletedConsumer } from './application/remove-payment-of-deleted-ticket/ticket-deleted.consumer.js';
import { ShowPaymentCardHandler } from './application/show-card/show-card.handler.js';
import { TicketActs } from './application/ticket-acts.js';
import { PaymentRepository } from './domain/payment.repository.js';
import { MethodsController } from './http/methods.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { ProofsController } from './http/proofs.controller.js';
import { ReceiptsController } from './http/receipts.controller.js';
import { MikroPaymentRepository } from './infrastructure/persistence/mikro-payment.repository.js';
import { ProofFiles } from './infrastructure/persistence/proof-files.js';
import { ProcessProofPictures } from './infrastructure/pictures/process-proof-pictures.js';
import { ProcessReceiptPrinter } from './infrastructure/receipt/process-receipt-printer.js';
import { SimilarProofsProcessor } from './infrastructure/queue/similar-proofs.processor.js';

const commands = [
  AcceptProofHandler,
  AddMethodHandler,
  ChangeMethodHandler,
  DeleteMethodHandler,
  RejectProofHandler,
  RequestPaymentHandler,
  SendProofHandler,
  ShowPaymentCardHandler,
];

const queries = [
  GetPaymentEvidenceHandler,
  ListMethodsHandler,
  ListPaymentsHandler,
  PrintReceiptHandler,
  ReadPaymentHandler,
];

const controllers = [MethodsController, ProofsController, ReceiptsController, PaymentsController];

/** Payment methods, cards of orders, proofs and receipts; needs the platform's global modules. */
@BoundedContext('payments')
@Module({
  imports: [CqrsModule, ConversationModule],
  providers: [
    ...commands,
    ...queries,
    FindSimilarProofs,
    PaymentNotices,
    ProofDecision,
    SimilarProofs,
    SimilarProofsProcessor,
    TicketActs,
    TicketDeletedConsumer,
    ProofFiles,
    { provide: PaymentRepository, useClass: MikroPaymentRepository },
    { provide: ProofPictures, useClass: ProcessProofPictures },
    { provide: ReceiptPrinter, useClass: ProcessReceiptPrinter },
  ],
})
export class PaymentsModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: PaymentsModule, controllers };
  }
}
