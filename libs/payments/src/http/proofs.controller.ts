import { Body, Controller, Param, Post, UploadedFiles } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '@manette/contracts/errors';
import {
  FILE_REQUIRED,
  paymentAnswer,
  proofFields,
  type PaymentView,
  type ProofFields,
} from '@manette/contracts/payments';
import {
  Answers,
  CurrentUser,
  VerifiedOnly,
  type Principal,
  type UploadedFilesByField,
  Operation,
} from '@manette/platform';
import { SendProof } from '../application/send-proof/send-proof.command.js';
import { ticketId } from './ids.js';
import { personOf } from './person-of.js';
import { ReceivesProof } from './receives-proof.decorator.js';

@ApiTags('payments')
@VerifiedOnly()
@Controller('payments/tickets/:ticketId/proofs')
export class ProofsController {
  constructor(private readonly commands: CommandBus) {}

  /** [LIF-024] */
  @Operation(
    'Send a proof of payment',
    'Stores a picture or document with which the client proves the payment.',
    'TICKET_CLOSED',
    'CONFLICT',
    'UPLOAD_LIMIT',
    'FORBIDDEN',
  )
  @Post()
  @Answers(paymentAnswer, 201)
  @ReceivesProof()
  async send(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Body({ schema: proofFields }) fields: ProofFields,
    @UploadedFiles() files?: UploadedFilesByField<'file'>,
  ): Promise<{ payment: PaymentView }> {
    const file = files?.file?.[0];
    if (!file) throw new DomainError('VALIDATION_FAILED', FILE_REQUIRED, 'file');
    const { path, originalname: name, size } = file;
    const command = new SendProof(personOf(principal), ticketId(id), fields, { path, name, size });
    return { payment: await this.commands.execute(command) };
  }
}
