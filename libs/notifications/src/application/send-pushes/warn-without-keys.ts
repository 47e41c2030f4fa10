import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Logs once at start that no pushes are sent without keys [POC-004]. */
@Injectable()
export class WarnWithoutKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(WarnWithoutKeys.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  onApplicationBootstrap(): void {
    if (!this.config.pocket.push)
      this.logger.warn('push is off: set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY on all processes');
  }
}
