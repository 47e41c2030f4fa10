import {
  AdminOnly,
  Answers,
  CurrentUser,
  StoredWithout,
  Operation,
  parseId,
  type Principal,
} from '@manette/platform';
import {
  apiKeyRevokedAnswer,
  apiKeysAnswer,
  newApiKeyAnswer,
  newApiKeySchema,
  type ApiKeysAnswer,
  type NewApiKeyAnswer,
  type NewApiKeyInput,
} from '@manette/contracts/webhooks';
import { Body, Controller, Delete, Get, Header, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CreateApiKey } from '../application/create-api-key/create-api-key.command.js';
import { ListApiKeys } from '../application/list-api-keys/list-api-keys.query.js';
import { RevokeApiKey } from '../application/revoke-api-key/revoke-api-key.command.js';

/**
 * The routes that manage the API keys of other programs; only with an administrator's session, not with an API key
 * [POC-086].
 */
@ApiTags('api keys')
@AdminOnly()
@Controller('api-keys')
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [POC-082] */
  @Operation(
    'List the API keys',
    'Returns all API keys of the shop, including revoked ones, without their secrets.',
  )
  @Get()
  @Answers(apiKeysAnswer)
  async list(): Promise<ApiKeysAnswer> {
    return { apiKeys: await this.queries.execute(new ListApiKeys()) };
  }

  /** [POC-081, POC-083] */
  @Operation(
    'Create an API key',
    'Creates a key with the requested scopes. Its secret is returned only in this response.',
  )
  @Post()
  @StoredWithout('secret')
  @Header('Cache-Control', 'no-store')
  @Answers(newApiKeyAnswer, 201)
  create(
    @CurrentUser() { userId, username }: Principal,
    @Body({ schema: newApiKeySchema }) input: NewApiKeyInput,
  ): Promise<NewApiKeyAnswer> {
    return this.commands.execute(new CreateApiKey({ userId, username }, input));
  }

  /** [POC-084] */
  @Operation('Revoke an API key', 'Revokes an API key. Requests with the key are refused immediately.')
  @Delete(':id')
  @Answers(apiKeyRevokedAnswer)
  async revoke(@Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new RevokeApiKey(parseId(id, 'API key not found')));
    return { message: 'API key revoked' };
  }
}
