import {
  CATALOG_SENTENCES,
  accountAnswer,
  accountsAnswer,
  messageAnswer,
  newAccountsCountAnswer,
  accountChanges,
  accountFields,
  accountListQuery,
  type AccountChanges,
  type AccountFields,
  type AccountListQuery,
} from '@manette/contracts/catalog';
import {
  AdminOnly,
  Answers,
  CurrentUser,
  parseId,
  ReceivesFiles,
  Revalidated,
  type Principal,
} from '@manette/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  UploadedFiles,
} from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { AddAccount } from '../application/add-account/add-account.command.js';
import { ChangeAccount } from '../application/change-account/change-account.command.js';
import { CountNewListings } from '../application/count-new/count-new-listings.js';
import { DeleteAccount } from '../application/delete-account/delete-account.command.js';
import { ListAccounts } from '../application/list-accounts/list-accounts.js';
import { MarkViewed } from '../application/mark-viewed/mark-viewed.js';
import { ReadAccount } from '../application/read-account/read-account.js';
import { formLists } from './form-lists.interceptor.js';
import { ReceiveImages, pathsOf, type ListingImages } from './listing-images.js';

const accountId = (id: string): string => parseId(id, CATALOG_SENTENCES.accountNotFound);

@ApiTags('accounts')
@ApiBearerAuth()
@Controller('accounts')
export class AccountsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly accounts: ListAccounts,
    private readonly account: ReadAccount,
    private readonly countNew: CountNewListings,
    private readonly markViewed: MarkViewed,
  ) {}

  @Get()
  @Revalidated()
  @Answers(accountsAnswer)
  async list(@Query({ schema: accountListQuery }) query: AccountListQuery) {
    const { items, nextCursor, total } = await this.accounts.run(query);
    return { accounts: items, nextCursor, total };
  }

  @Get('new-count')
  @Answers(newAccountsCountAnswer)
  async newCount(@CurrentUser() { userId }: Principal) {
    return { newAccountsCount: await this.countNew.run('account', userId) };
  }

  @Post('mark-viewed')
  @HttpCode(200)
  @Answers(messageAnswer)
  async viewed(@CurrentUser() { userId }: Principal) {
    await this.markViewed.run('account', userId);
    return { message: CATALOG_SENTENCES.accountsViewed };
  }

  @Get(':id')
  @Revalidated()
  @Answers(accountAnswer)
  async read(@Param('id') id: string) {
    return { account: await this.account.run(accountId(id)) };
  }

  @Post()
  @AdminOnly()
  @Answers(accountAnswer, 201)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ReceivesFiles(ReceiveImages, formLists('games'))
  async add(@Body({ schema: accountFields }) fields: AccountFields, @UploadedFiles() files: ListingImages) {
    return { account: await this.commands.execute(new AddAccount(fields, pathsOf(files))) };
  }

  @Put(':id')
  @AdminOnly()
  @Answers(accountAnswer)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ReceivesFiles(ReceiveImages, formLists('games', 'keepImages'))
  async change(
    @Param('id') id: string,
    @Body({ schema: accountChanges }) changes: AccountChanges,
    @UploadedFiles() files: ListingImages,
  ) {
    const command = new ChangeAccount(accountId(id), changes, pathsOf(files));
    return { account: await this.commands.execute(command) };
  }

  @Delete(':id')
  @AdminOnly()
  @Answers(messageAnswer)
  async delete(@Param('id') id: string) {
    await this.commands.execute(new DeleteAccount(accountId(id)));
    return { message: CATALOG_SENTENCES.accountDeleted };
  }
}
