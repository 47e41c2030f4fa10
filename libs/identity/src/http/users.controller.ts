import {
  messageAnswer,
  userAnswer,
  userEditSchema,
  userListQuery,
  usersAnswer,
  type UserEditInput,
  type UserListQuery,
  type UserView,
} from '@manette/contracts/identity';
import {
  AdminOnly,
  Answers,
  ApiKeyScope,
  CurrentUser,
  NeedsRecentProof,
  parseId,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Delete, Get, Param, Patch, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { DeleteUser } from '../application/delete-user/delete-user.command.js';
import { EditUser } from '../application/edit-user/edit-user.command.js';
import { GetUser } from '../application/get-user/get-user.query.js';
import { ListUsers, type UsersPage } from '../application/list-users/list-users.query.js';
import type { CallOrigin } from '../application/security-notices/call-origin.js';
import { ToggleUser } from '../application/toggle-user/toggle-user.command.js';
import { CallerOrigin } from './caller-origin.decorator.js';

const NO_USER = 'User not found';

/** Manages users for the back office [ID-006]. */
@AdminOnly()
@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [API-014] */
  @Operation('List the users', 'Returns the users of the shop that match the filters of the query, in pages.')
  @Get()
  @ApiKeyScope('users:read')
  @Answers(usersAnswer)
  list(@Query({ schema: userListQuery }) query: UserListQuery): Promise<UsersPage> {
    return this.queries.execute(new ListUsers(query));
  }

  /** [API-015] */
  @Operation(
    'Change a user',
    'Changes only the fields that the request contains. An administrator cannot lose the role or be disabled.',
    'USERNAME_TAKEN',
    'EMAIL_TAKEN',
    'ADMIN_PROTECTED',
  )
  @Put(':id')
  @Answers(userAnswer)
  async edit(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: userEditSchema }) input: UserEditInput,
    @CallerOrigin() origin: CallOrigin,
  ): Promise<{ user: UserView }> {
    const userId = parseId(id, NO_USER);
    await this.commands.execute(new EditUser(userId, input, origin, principal));
    return { user: await this.queries.execute(new GetUser(userId)) };
  }

  /** [API-016] */
  @Operation(
    'Enable or disable a user',
    'Disables an enabled user, or enables a disabled one. A disabled user is signed out on all devices and cannot sign in.',
    'ADMIN_PROTECTED',
  )
  @Patch(':id/toggle-status')
  @Answers(userAnswer)
  async toggle(@Param('id') id: string): Promise<{ user: UserView }> {
    const userId = parseId(id, NO_USER);
    await this.commands.execute(new ToggleUser(userId));
    return { user: await this.queries.execute(new GetUser(userId)) };
  }

  /** [API-017] */
  @NeedsRecentProof()
  @Operation(
    'Delete a user',
    'Ends the sessions of a user and removes the personal data. The tickets and messages of the user remain.',
    'ADMIN_PROTECTED',
  )
  @Delete(':id')
  @Answers(messageAnswer)
  async delete(@Param('id') id: string): Promise<{ message: string }> {
    await this.commands.execute(new DeleteUser(parseId(id, NO_USER)));
    return { message: 'User deleted successfully!' };
  }
}
