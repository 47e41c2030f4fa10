import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import { PrintReceipt } from '../application/print-receipt/print-receipt.query.js';
import { ticketId } from './ids.js';
import { personOf } from './person-of.js';

@ApiTags('payments')
@VerifiedOnly()
@Controller('payments/tickets')
export class ReceiptsController {
  constructor(private readonly queries: QueryBus) {}

  /** [LIF-040] */
  @Operation('Print the receipt of an order', 'Returns the receipt of a completed order as a PDF file.')
  @Get(':ticketId/receipt')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async print(@CurrentUser() principal: Principal, @Param('ticketId') id: string): Promise<StreamableFile> {
    const { ticketNumber, pdf } = await this.queries.execute(
      new PrintReceipt(ticketId(id), personOf(principal)),
    );
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      length: pdf.length,
      disposition: `attachment; filename="receipt-${ticketNumber}.pdf"`,
    });
  }
}
