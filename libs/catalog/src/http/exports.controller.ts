import { AdminOnly, NeedsRecentProof } from '@manette/platform';
import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ExportListings } from '../application/export-listings/export-listings.command.js';
import { csvFile } from './csv-file.js';

/** Both catalogues as CSV files that can be uploaded again. */
@ApiTags('catalogue files')
@ApiBearerAuth()
@Controller()
export class ExportsController {
  constructor(private readonly commands: CommandBus) {}

  @Get('accounts/export')
  @AdminOnly()
  @NeedsRecentProof()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportAccounts(): Promise<StreamableFile> {
    return csvFile('accounts.csv', await this.commands.execute(new ExportListings('account')));
  }

  @Get('giftcards/export')
  @AdminOnly()
  @NeedsRecentProof()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportGiftCards(): Promise<StreamableFile> {
    return csvFile('gift-cards.csv', await this.commands.execute(new ExportListings('giftCard')));
  }
}
