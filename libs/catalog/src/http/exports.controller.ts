import { AdminOnly, NeedsRecentProof, Operation, ApiKeyScope } from '@manette/platform';
import { Controller, Get, type StreamableFile } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ExportListings } from '../application/export-listings/export-listings.command.js';
import { csvFile } from './csv-file.js';

/** Both catalogues as CSV files that can be uploaded again. */
@ApiTags('catalogue files')
@Controller()
export class ExportsController {
  constructor(private readonly commands: CommandBus) {}

  @Operation('Export the accounts', 'Returns all accounts as a CSV file that can be uploaded again.')
  @Get('accounts/export')
  @ApiKeyScope('accounts:read')
  @AdminOnly()
  @NeedsRecentProof()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportAccounts(): Promise<StreamableFile> {
    return csvFile('accounts.csv', await this.commands.execute(new ExportListings('account')));
  }

  @Operation('Export the gift cards', 'Returns all gift cards as a CSV file that can be uploaded again.')
  @Get('giftcards/export')
  @ApiKeyScope('giftcards:read')
  @AdminOnly()
  @NeedsRecentProof()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportGiftCards(): Promise<StreamableFile> {
    return csvFile('gift-cards.csv', await this.commands.execute(new ExportListings('giftCard')));
  }
}
