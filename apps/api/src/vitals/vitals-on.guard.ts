import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, NotFoundException, type CanActivate } from '@nestjs/common';

/** While VITALS is off the call is not there, whatever is sent. */
@Injectable()
export class VitalsOnGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (!this.config.vitals) throw new NotFoundException();
    return true;
  }
}
