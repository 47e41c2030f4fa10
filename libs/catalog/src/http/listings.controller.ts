import { messageAnswer } from '@manette/contracts/catalog';
import type { ApiKeyScope as Scope } from '@manette/contracts/webhooks';
import {
  AdminOnly,
  Answers,
  ApiKeyScope,
  CurrentUser,
  NeedsRecentProof,
  parseId,
  type Principal,
  ReceivesFiles,
  Revalidated,
  Operation,
} from '@manette/platform';
import {
  Body,
  Delete,
  Get,
  HttpCode,
  Injectable,
  Param,
  Post,
  Put,
  Query,
  UploadedFiles,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiConsumes } from '@nestjs/swagger';
import type { $ZodType } from 'zod/v4/core';
import { AddListing } from '../application/add-listing/add-listing.command.js';
import { ChangeListing } from '../application/change-listing/change-listing.command.js';
import { CountNewListings } from '../application/count-new/count-new-listings.query.js';
import { DeleteListing } from '../application/delete-listing/delete-listing.command.js';
import { ListListings } from '../application/list-listings/list-listings.query.js';
import type { ListQueryOf } from '../application/listing-views/listing-source.js';
import { MarkViewed } from '../application/mark-viewed/mark-viewed.command.js';
import { ReadListing } from '../application/read-listing/read-listing.query.js';
import type { ChangesOf, FieldsOf, ListingKind } from '../domain/listing-kinds.js';
import { formLists } from './form-lists.interceptor.js';
import { listAnswer, oneAnswer, type AnswerNames } from './listing-answers.js';
import { ReceiveImages, pathsOf, type ListingImages } from './listing-images.js';

/** What differs between the routes of the two kinds of listings. */
export interface ListingRoutes<K extends ListingKind> {
  kind: K;
  /** Below `/api`. */
  path: string;
  /** The scopes with which an API key may read and write them. */
  scopes: { read: Scope; write: Scope };
  schemas: { query: $ZodType; fields: $ZodType; changes: $ZodType };
  /** Schemas of the answers. */
  answers: { one: $ZodType; list: $ZodType; newCount: $ZodType };
  /** Names of the values in these answers. */
  names: AnswerNames;
  /** Fields that are lists, which a form with one entry sends as a text. */
  formLists: { add: string[]; change: string[] };
  sentences: { notFound: string; deleted: string; viewed: string };
}

/** A controller with the routes that both kinds of listings have. */
export function listingsController<K extends ListingKind>({
  kind,
  scopes,
  schemas,
  answers,
  names,
  sentences,
  formLists: lists,
}: ListingRoutes<K>) {
  const idOf = (id: string): string => parseId(id, sentences.notFound);
  const [one, many] = kind === 'account' ? ['account', 'accounts'] : ['gift card', 'gift cards'];

  @Injectable()
  class ListingsController {
    constructor(
      private readonly commands: CommandBus,
      private readonly queries: QueryBus,
    ) {}

    @Operation(
      `List the ${many}`,
      `Returns the ${many} that match the filters of the query, in pages and in the requested order.`,
    )
    @Get()
    @ApiKeyScope(scopes.read)
    @Revalidated()
    @Answers(answers.list)
    async list(@Query({ schema: schemas.query }) query: ListQueryOf<K>) {
      return listAnswer(names, await this.queries.execute(new ListListings(kind, query)));
    }

    @Operation(
      `Count the new ${many}`,
      `Returns how many ${many} were added since the caller last marked the shelf as viewed.`,
    )
    @Get('new-count')
    @ApiKeyScope(scopes.read)
    @Answers(answers.newCount)
    async newCount(@CurrentUser() { userId }: Principal) {
      return { [names.newCount]: await this.queries.execute(new CountNewListings(kind, userId)) };
    }

    @Operation(
      `Mark the ${many} as viewed`,
      `Records that the caller has viewed the shelf, and resets the count of new ${many} to 0.`,
    )
    @Post('mark-viewed')
    @ApiKeyScope(scopes.write)
    @HttpCode(200)
    @Answers(messageAnswer)
    async viewed(@CurrentUser() { userId }: Principal) {
      await this.commands.execute(new MarkViewed(kind, userId));
      return { message: sentences.viewed };
    }

    @Operation(`Read one ${one}`, `Returns the current data of one ${one}.`)
    @Get(':id')
    @ApiKeyScope(scopes.read)
    @Revalidated()
    @Answers(answers.one)
    async read(@Param('id') id: string) {
      return oneAnswer(names, await this.queries.execute(new ReadListing(kind, idOf(id))));
    }

    @Operation(
      `Add one ${one}`,
      `Adds one ${one} to the shelf. Pictures are sent as files of a form; a request without pictures can be JSON.`,
    )
    @Post()
    @ApiKeyScope(scopes.write)
    @AdminOnly()
    @Answers(answers.one, 201)
    @ApiConsumes('multipart/form-data', 'application/json')
    @ReceivesFiles(ReceiveImages, formLists(...lists.add))
    async add(@Body({ schema: schemas.fields }) fields: FieldsOf<K>, @UploadedFiles() files: ListingImages) {
      return { [names.one]: await this.commands.execute(new AddListing(kind, fields, pathsOf(files))) };
    }

    @Operation(
      `Change one ${one}`,
      'Changes only the fields that the request contains. Removes the pictures that a given `keepImages` does not name.',
      'CONFLICT',
    )
    @Put(':id')
    @ApiKeyScope(scopes.write)
    @AdminOnly()
    @Answers(answers.one)
    @ApiConsumes('multipart/form-data', 'application/json')
    @ReceivesFiles(ReceiveImages, formLists(...lists.change))
    async change(
      @Param('id') id: string,
      @Body({ schema: schemas.changes }) changes: ChangesOf<K>,
      @UploadedFiles() files: ListingImages,
    ) {
      const command = new ChangeListing(kind, idOf(id), changes, pathsOf(files));
      return { [names.one]: await this.commands.execute(command) };
    }

    @Operation(
      `Delete one ${one}`,
      `Removes one ${one} from the shelf. Its orders remain unchanged.`,
      'CONFLICT',
    )
    @Delete(':id')
    @ApiKeyScope(scopes.write)
    @AdminOnly()
    @NeedsRecentProof()
    @Answers(messageAnswer)
    async delete(@Param('id') id: string) {
      await this.commands.execute(new DeleteListing({ kind, id: idOf(id) }));
      return { message: sentences.deleted };
    }
  }
  return ListingsController;
}
