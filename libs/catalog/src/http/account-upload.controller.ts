import { FILE_MESSAGES, accountAnswer, bulkUploadAnswer } from '@manette/contracts/catalog';
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
import { UploadAccount } from '../application/upload-account/upload-account.command.js';
import { UploadListings } from '../application/upload-listings/upload-listings.command.js';
import { IMAGE_SIZE, IMAGES, pathsOf } from './listing-images.js';

const ReceiveFiles = uploadInterceptor([{ name: 'prixFile', maxCount: 1 }, IMAGES], {
  ...IMAGE_SIZE,
  cancelledWithRequest: true,
});

type AccountFiles = UploadedFilesByField<'prixFile' | 'images'> | undefined;

const pathsIn = (files: AccountFiles): { prixFile: string; images: string[] } => {
  const prixFile = files?.prixFile?.[0]?.path;
  if (!prixFile)
    throw new ValidationFailed([{ field: 'prixFile', message: FILE_MESSAGES.accountFileMissing }]);
  return { prixFile, images: pathsOf(files) };
};

@ApiTags('accounts')
@ApiKeyScope('accounts:write')
@Controller('accounts')
export class AccountUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Operation(
    'Upload one account',
    'Adds the account that the text file describes, with its pictures.',
    'CONFLICT',
  )
  @Post('upload')
  @AdminOnly()
  @Answers(accountAnswer, 201)
  @ReceivesFiles(ReceiveFiles)
  async upload(@UploadedFiles() files: AccountFiles) {
    const { prixFile, images } = pathsIn(files);
    return { account: await this.commands.execute(new UploadAccount(prixFile, images)) };
  }

  @Operation(
    'Upload many accounts',
    'Adds the accounts of all valid lines of a file, with the same pictures for each. The response names each faulty line by its number.',
  )
  @Post('bulk-upload')
  @AdminOnly()
  @Answers(bulkUploadAnswer, 201)
  @ReceivesFiles(ReceiveFiles)
  uploadMany(@UploadedFiles() files: AccountFiles) {
    const { prixFile, images } = pathsIn(files);
    return this.commands.execute(new UploadListings('account', prixFile, images));
  }
}
