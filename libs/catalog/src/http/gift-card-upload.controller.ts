import { FILE_MESSAGES, MAX_CARD_FILE_BYTES, bulkUploadAnswer } from '@manette/contracts/catalog';
import {
  AdminOnly,
  Answers,
  ApiKeyScope,
  ReceivesFiles,
  type UploadedFilesByField,
  Operation,
  uploadInterceptor,
  ValidationFailed,
} from '@manette/platform';
import { Controller, Post, UploadedFiles } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { UploadListings } from '../application/upload-listings/upload-listings.command.js';

const ReceiveFiles = uploadInterceptor(
  ['prixFile', 'image'].map((name) => ({ name, maxCount: 1 })),
  { fileSize: MAX_CARD_FILE_BYTES, fileTooLarge: FILE_MESSAGES.cardFileSize, cancelledWithRequest: true },
);

@ApiTags('gift cards')
@ApiKeyScope('giftcards:write')
@Controller('giftcards/bulk-upload')
export class GiftCardUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Operation(
    'Upload many gift cards',
    'Adds the gift cards of all valid lines of a file, with the same picture for each. The response names each faulty line by its number.',
  )
  @Post()
  @AdminOnly()
  @Answers(bulkUploadAnswer, 201)
  @ReceivesFiles(ReceiveFiles)
  upload(@UploadedFiles() files?: UploadedFilesByField<'prixFile' | 'image'>) {
    const [prixFile, image] = [files?.prixFile?.[0]?.path, files?.image?.[0]?.path];
    if (!prixFile || !image)
      throw new ValidationFailed([
        { field: prixFile ? 'image' : 'prixFile', message: FILE_MESSAGES.cardFilesMissing },
      ]);
    return this.commands.execute(new UploadListings('giftCard', prixFile, [image]));
  }
}
