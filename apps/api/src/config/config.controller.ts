import { runtimeConfigSchema, type RuntimeConfig } from '@manette/contracts/http';
import {
  Answers,
  APP_CONFIG,
  ChosenReleases,
  Public,
  Revalidated,
  type AppConfig,
  Operation,
} from '@manette/platform';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

/** The front end's run-time configuration (contract, section 1; operations, section 2). */
@Public()
@ApiTags('product')
@Controller('config')
export class ConfigController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly releases: ChosenReleases,
  ) {}

  @Operation(
    'Read the configuration of the front end',
    'Returns the settings that pages need before they start. Needs no session.',
  )
  @Get()
  @Revalidated()
  @Answers(runtimeConfigSchema)
  read(@Req() request: Request, @Res({ passthrough: true }) response: Response): RuntimeConfig {
    const { google, gifs, pocket, adminRoleChanges, vitals, version } = this.config;
    const offered = { googleEnabled: google !== undefined, gifEnabled: gifs !== undefined };
    const bucket = this.releases.bucketOf(request, response);
    const remotes = {
      storefront: this.releases.remote('storefront', bucket),
      admin: this.releases.remote('admin', bucket),
    };
    const shell = this.releases.shell(bucket);
    const released = shell ? { shell: { version: shell.version } } : {};
    return {
      ...offered,
      serviceWorker: pocket.serviceWorker,
      push: pocket.push ? { publicKey: pocket.push.publicKey } : null,
      adminRoleChanges,
      remotes,
      ...released,
      ...(vitals && { vitals }),
      version,
    };
  }
}
