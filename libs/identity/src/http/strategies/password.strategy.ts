import { addressKey } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { LogIn } from '../../application/log-in/log-in.command.js';
import { RecordSignIn } from '../../application/log-in/record-sign-in.js';
import type { BegunSignIn } from '../../application/second-step/begin-sign-in.js';
import { SignIns } from './sign-ins.js';

/** Signs in by the address and password of a body that `PasswordGuard` has validated. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly commands: CommandBus,
    private readonly signIns: SignIns,
    private readonly record: RecordSignIn,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** @throws InvalidCredentials, AccountDisabled, TOO_MANY_REQUESTS */
  validate(request: Request, email: string, password: string): Promise<BegunSignIn> {
    const ip = addressKey(request.ip ?? '');
    const logIn = () => this.commands.execute(new LogIn({ email, password }, ip));
    return this.signIns.count(this.record.of({ email, ip }, logIn));
  }
}
