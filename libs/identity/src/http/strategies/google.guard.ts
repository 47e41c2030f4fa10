import { registerStrategy } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { GoogleStrategy } from './google.strategy.js';

/** Authenticates the browser that returns from Google. */
@Injectable()
export class GoogleGuard extends AuthGuard() {
  constructor(strategy: GoogleStrategy) {
    super({ defaultStrategy: registerStrategy(strategy) });
  }
}
