import {
  ownEmailSchema,
  PROFILE_PICTURE_MAX_BYTES,
  PROFILE_PICTURE_MESSAGES,
  profilePictureAnswer,
  profileSchema,
  userAnswer,
  type OwnEmailInput,
  type ProfileInput,
  type UserView,
} from '@manette/contracts/identity';
import {
  Answers,
  CurrentUser,
  NeedsRecentProof,
  ReceivesFiles,
  RecentProof,
  uploadInterceptor,
  type Principal,
  Operation,
} from '@manette/platform';
import type { UploadedFilesByField } from '@manette/platform';
import { Body, Controller, Put, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ChangeOwnEmail } from '../application/change-own-email/change-own-email.command.js';
import { ChangePicture } from '../application/change-picture/change-picture.command.js';
import { ChangeProfile } from '../application/change-profile/change-profile.command.js';
import { GetUser } from '../application/get-user/get-user.query.js';
import type { CallOrigin } from '../application/security-notices/call-origin.js';
import { PictureMissing } from '../domain/picture.errors.js';
import { CallerOrigin } from './caller-origin.decorator.js';

const PICTURE = [{ name: 'profilePicture', maxCount: 1 }];
const RULES = { fileSize: PROFILE_PICTURE_MAX_BYTES, fileTooLarge: PROFILE_PICTURE_MESSAGES.tooLarge };

@ApiTags('profile')
@Controller('users/profile')
export class ProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly proof: RecentProof,
  ) {}

  /** A new password needs a recent proof of identity [API-013, TRU-049]. */
  @Operation(
    "Change the caller's profile",
    'Changes only the fields that the request contains. A new password ends the other sessions.',
    'USERNAME_TAKEN',
    'INVALID_CREDENTIALS',
  )
  @Put()
  @Answers(userAnswer)
  async change(
    @CurrentUser() principal: Principal,
    @Body({ schema: profileSchema }) input: ProfileInput,
  ): Promise<{ user: UserView }> {
    if (input.password) this.proof.require(principal);
    await this.commands.execute(new ChangeProfile(principal, input));
    return { user: await this.queries.execute(new GetUser(principal.userId)) };
  }

  /** [TRU-055] */
  @NeedsRecentProof()
  @Operation(
    "Change the caller's email address",
    'Sets a new email address, which must be verified again.',
    'EMAIL_TAKEN',
    'ADMIN_PROTECTED',
  )
  @Put('email')
  @Answers(userAnswer)
  async changeEmail(
    @CurrentUser() { userId }: Principal,
    @Body({ schema: ownEmailSchema }) { email }: OwnEmailInput,
    @CallerOrigin() origin: CallOrigin,
  ): Promise<{ user: UserView }> {
    await this.commands.execute(new ChangeOwnEmail(userId, email, origin));
    return { user: await this.queries.execute(new GetUser(userId)) };
  }

  /** [API-012, ID-127, ID-128] */
  @Operation("Change the caller's picture", 'Replaces the profile picture with the file of the form.')
  @Put('picture')
  @ReceivesFiles(uploadInterceptor(PICTURE, RULES))
  @Answers(profilePictureAnswer)
  async changePicture(
    @CurrentUser() { userId }: Principal,
    @UploadedFiles() files: UploadedFilesByField<'profilePicture'> | undefined,
  ): Promise<{ profilePicture: string }> {
    const file = files?.profilePicture?.[0];
    if (!file) throw new PictureMissing();
    return { profilePicture: await this.commands.execute(new ChangePicture(userId, file.path)) };
  }
}
