import { AdminOnly } from '@manette/platform';
import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ExportAccounts } from '../application/export-listings/export-accounts.js';
import { ExportGiftCards } from '../application/export-listings/export-gift-cards.js';
import { csvFile } from './csv-file.js';

/** Both catalogues as CSV files that can be uploaded again. */
@ApiTags('catalogue files')
@ApiBearerAuth()
@Controller()
export class ExportsController {
  constructor(
    private readonly accounts: ExportAccounts,
    private readonly giftCards: ExportGiftCards,
  ) {}

  @Get('accounts/export')
  @AdminOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportAccounts(): StreamableFile {
    return csvFile('accounts.csv', this.accounts.lines());
  }

  @Get('giftcards/export')
  @AdminOnly()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  exportGiftCards(): StreamableFile {
    return csvFile('gift-cards.csv', this.giftCards.lines());
  }
}
