import { APP_CONFIG, type AppConfig } from '@manette/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** Says once that people are sent no pushes [POC-004]. */
@Injectable()
export class WarnWithoutKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(WarnWithoutKeys.name);

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  onApplicationBootstrap(): void {
    if (!this.config.pocket.push)
      this.logger.warn('push is off: set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY on all processes');
  }
}
