import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  paymentAnswer,
  paymentListQuery,
  paymentRequest,
  paymentsAnswer,
  proofRejection,
  type PaymentListQuery,
  type PaymentRequest,
  type PaymentView,
  type ProofRejection,
} from '@manette/contracts/payments';
import { AdminOnly, Answers, CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import { AcceptProof } from '../application/decide-proof/accept-proof.command.js';
import { RejectProof } from '../application/decide-proof/reject-proof.command.js';
import { ListPayments } from '../application/list-payments/list-payments.query.js';
import { ReadPayment } from '../application/read-payment/read-payment.query.js';
import { RequestPayment } from '../application/request-payment/request-payment.command.js';
import { proofId, ticketId } from './ids.js';
import { personOf } from './person-of.js';

type PaymentAnswer = Promise<{ payment: PaymentView }>;

@ApiTags('payments')
@VerifiedOnly()
@Controller('payments')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-037] */
  @Operation('List the payments', 'Returns the payments of all orders, in pages.')
  @Get()
  @AdminOnly()
  @Answers(paymentsAnswer)
  async list(@Query({ schema: paymentListQuery }) query: PaymentListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListPayments(query));
    return { payments: items, nextCursor, total };
  }

  /** [LIF-022] */
  @Operation(
    'Read the payment of an order',
    'Returns the payment of one order. Its amount is null until a payment is requested.',
  )
  @Get('tickets/:ticketId')
  @Answers(paymentAnswer)
  async find(@CurrentUser() principal: Principal, @Param('ticketId') id: string): PaymentAnswer {
    return { payment: await this.queries.execute(new ReadPayment(ticketId(id), personOf(principal))) };
  }

  /** [LIF-023] */
  @Operation(
    'Request the payment of an order',
    'Shows the client of an order the amount to pay. A repeated call can change the amount.',
    'TICKET_CLOSED',
    'CONFLICT',
  )
  @Put('tickets/:ticketId')
  @AdminOnly()
  @Answers(paymentAnswer)
  async request(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Body({ schema: paymentRequest }) { amount }: PaymentRequest,
  ): PaymentAnswer {
    const command = new RequestPayment(personOf(principal), ticketId(id), amount);
    return { payment: await this.commands.execute(command) };
  }

  /** [LIF-027] */
  @Operation(
    'Accept a proof of payment',
    'Accepts a proof. The order then counts as paid.',
    'TICKET_CLOSED',
    'CONFLICT',
  )
  @Post('proofs/:id/accept')
  @HttpCode(200)
  @AdminOnly()
  @Answers(paymentAnswer)
  async accept(@CurrentUser() principal: Principal, @Param('id') id: string): PaymentAnswer {
    return { payment: await this.commands.execute(new AcceptProof(personOf(principal), proofId(id))) };
  }

  /** [LIF-027] */
  @Operation(
    'Reject a proof of payment',
    'Rejects a proof and shows the client the reason. The client can then send another proof.',
    'TICKET_CLOSED',
    'CONFLICT',
  )
  @Post('proofs/:id/reject')
  @HttpCode(200)
  @AdminOnly()
  @Answers(paymentAnswer)
  async reject(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: proofRejection }) { reason }: ProofRejection,
  ): PaymentAnswer {
    const command = new RejectProof(personOf(principal), proofId(id), reason);
    return { payment: await this.commands.execute(command) };
  }
}
