import { UNSUBSCRIBE_MESSAGES, unsubscribedAnswer } from '@manette/contracts/notifications';
import { addressKey, Answers, Operation, Public, RateLimits } from '@manette/platform';
import { Controller, Get, Header, HttpCode, Ip, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Unsubscribe } from '../application/unsubscribe/unsubscribe.command.js';

/** The limit is high, because mail providers call these links for many users from one IP address. */
const PER_ADDRESS = { name: 'unsubscribe-ip', points: 600, seconds: 3600 };

/** The links that turn mails off, without a session (RFC 8058) [POC-064, POC-065]. */
@ApiTags('notifications')
@Public()
@Controller('notifications/unsubscribe')
export class UnsubscribeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limits: RateLimits,
  ) {}

  @Operation(
    'Turn off mails',
    'Turns off one kind of mail for one user; the token of the link determines both. A repeated call returns the same response.',
    'INVALID_TOKEN',
  )
  @Post(':token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Answers(unsubscribedAnswer)
  async unsubscribe(@Param('token') token: string, @Ip() ip: string): Promise<{ message: string }> {
    await this.limits.hit(PER_ADDRESS, addressKey(ip));
    await this.commands.execute(new Unsubscribe(token));
    return { message: UNSUBSCRIBE_MESSAGES.done };
  }

  @Operation(
    'Open the page that turns off mails',
    'Redirects to the page with the button that turns off mails. Changes nothing itself, because mail scanners also open links.',
  )
  @Get(':token')
  @HttpCode(302)
  @Header('cache-control', 'no-store')
  page(@Param('token') token: string, @Res() response: Response): void {
    response.redirect(302, `/unsubscribe/${encodeURIComponent(token)}`);
  }
}
