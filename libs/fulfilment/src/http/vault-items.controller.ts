import {
  MAX_CODE_FILE_BYTES,
  VAULT_MESSAGES,
  accountItemFields,
  cardItemFields,
  vaultDoneAnswer,
  vaultImportAnswer,
  vaultItemAnswer,
  vaultItemChanges,
  type AccountItemFields,
  type CardItemFields,
  type VaultItemChanges,
} from '@manette/contracts/fulfilment';
import {
  AdminOnly,
  Answers,
  parseId,
  ReceivesFiles,
  uploadInterceptor,
  type UploadedFilesByField,
  Operation,
} from '@manette/platform';
import { Body, Controller, Delete, Param, Post, Put, UploadedFiles } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { AddItem } from '../application/add-item/add-item.command.js';
import { ChangeItem } from '../application/change-item/change-item.command.js';
import { DeleteItem } from '../application/delete-item/delete-item.command.js';
import { ImportCodes } from '../application/import-codes/import-codes.command.js';
import { CodeFileRefused } from '../domain/fulfilment.errors.js';
import { accountContent, cardContent } from '../domain/item-content.js';
import { listingRef } from './vault.controllers.js';

/** Codes are secret, so the file is received in memory and never written to a disk. */
const ReceiveCodes = uploadInterceptor([{ name: 'file', maxCount: 1 }], {
  fileSize: MAX_CODE_FILE_BYTES,
  fileTooLarge: VAULT_MESSAGES.fileSize,
  cancelledWithRequest: true,
  inMemory: true,
});

const itemId = (id: string): string => parseId(id, VAULT_MESSAGES.itemNotFound);

@ApiTags('vault')
@AdminOnly()
@Controller('vault')
export class VaultItemsController {
  constructor(private readonly commands: CommandBus) {}

  @Operation(
    'Add an item to the vault of an account',
    'Stores the credentials of one account, encrypted.',
    'CONFLICT',
  )
  @Post('accounts/:listingId/items')
  @Answers(vaultItemAnswer, 201)
  async addAccount(
    @Param('listingId') id: string,
    @Body({ schema: accountItemFields }) { slotKind, ...fields }: AccountItemFields,
  ) {
    const command = new AddItem(listingRef('account', id), accountContent(fields), slotKind);
    return { item: await this.commands.execute(command) };
  }

  @Operation('Add a code to the vault of a gift card', 'Stores one code, encrypted.', 'CONFLICT')
  @Post('giftcards/:listingId/items')
  @Answers(vaultItemAnswer, 201)
  async addCard(@Param('listingId') id: string, @Body({ schema: cardItemFields }) fields: CardItemFields) {
    const command = new AddItem(listingRef('giftCard', id), cardContent(fields));
    return { item: await this.commands.execute(command) };
  }

  /** [LIF-051] */
  @Operation(
    'Import codes into the vault of a gift card',
    'Stores the codes of a text file with one code per line. Invalid and already known codes are skipped and reported by their lines.',
    'CONFLICT',
  )
  @Post('giftcards/:listingId/import')
  @Answers(vaultImportAnswer, 201)
  @ReceivesFiles(ReceiveCodes)
  import(@Param('listingId') id: string, @UploadedFiles() files?: UploadedFilesByField<'file'>) {
    const file = files?.file?.[0]?.buffer;
    if (!file) throw new CodeFileRefused('missing');
    return this.commands.execute(new ImportCodes(listingRef('giftCard', id).id, file));
  }

  @Operation(
    'Change a vault item',
    'Changes the credentials that an item of an account contains. The code of a gift card cannot be changed.',
    'CONFLICT',
  )
  @Put('items/:id')
  @Answers(vaultItemAnswer)
  async change(@Param('id') id: string, @Body({ schema: vaultItemChanges }) changes: VaultItemChanges) {
    return { item: await this.commands.execute(new ChangeItem(itemId(id), changes)) };
  }

  @Operation('Delete a vault item', 'Deletes an item that is neither held nor delivered.', 'CONFLICT')
  @Delete('items/:id')
  @Answers(vaultDoneAnswer)
  async delete(@Param('id') id: string) {
    await this.commands.execute(new DeleteItem(itemId(id)));
    return { message: VAULT_MESSAGES.deleted };
  }
}
