import {
  CATALOG_MESSAGES,
  messageAnswer,
  newSavedSearch,
  savedSearchAnswer,
  savedSearchesAnswer,
  type NewSavedSearch,
} from '@manette/contracts/catalog';
import { Answers, CurrentUser, Operation, parseId, type Principal } from '@manette/platform';
import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ListSavedSearches } from '../application/list-saved-searches/list-saved-searches.query.js';
import { RemoveSearch } from '../application/remove-search/remove-search.command.js';
import { SaveSearch } from '../application/save-search/save-search.command.js';

/** The user's own saved searches [POC-109]. */
@ApiTags('saved searches')
@Controller('saved-searches')
export class SavedSearchesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Operation('List the saved searches', 'Returns the saved searches of the caller in both catalogues.')
  @Answers(savedSearchesAnswer)
  async list(@CurrentUser() { userId }: Principal) {
    return { savedSearches: await this.queries.execute(new ListSavedSearches(userId)) };
  }

  @Post()
  @Operation(
    'Save a search',
    'Saves the filters of a shelf, at most ten per user; the caller is notified of each new listing that matches. Answers 200 with the existing search if the same filters are already saved.',
    'CONFLICT',
  )
  @Answers(savedSearchAnswer, 201)
  async save(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: newSavedSearch }) search: NewSavedSearch,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { savedSearch, isNew } = await this.commands.execute(new SaveSearch(userId, search));
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return { savedSearch };
  }

  @Delete(':id')
  @Operation('Remove a saved search', 'Deletes one saved search of the caller.')
  @Answers(messageAnswer)
  async remove(@CurrentUser() { userId }: Principal, @Param('id') id: string) {
    await this.commands.execute(new RemoveSearch(userId, parseId(id, CATALOG_MESSAGES.searchNotFound)));
    return { message: CATALOG_MESSAGES.searchRemoved };
  }
}
