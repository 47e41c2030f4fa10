import { runtimeConfigSchema, type RuntimeConfig } from '@manette/contracts/http';
import { Answers, APP_CONFIG, Public, Revalidated, type AppConfig } from '@manette/platform';
import { Controller, Get, Inject } from '@nestjs/common';

/** The front end's run-time configuration (contract, section 1). */
@Public()
@Controller('config')
export class ConfigController {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  @Get()
  @Revalidated()
  @Answers(runtimeConfigSchema)
  read(): RuntimeConfig {
    const { google, gifs, adminRoleChanges, remotes, vitals, version } = this.config;
    const offered = { googleEnabled: google !== undefined, gifEnabled: gifs !== undefined };
    return { ...offered, adminRoleChanges, remotes, ...(vitals && { vitals }), version };
  }
}
