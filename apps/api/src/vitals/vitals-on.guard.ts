import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, NotFoundException, type CanActivate } from '@nestjs/common';

/** Answers 404 to the call while VITALS is off, whatever its body contains. */
@Injectable()
export class VitalsOnGuard implements CanActivate {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  canActivate(): boolean {
    if (!this.config.vitals) throw new NotFoundException();
    return true;
  }
}
