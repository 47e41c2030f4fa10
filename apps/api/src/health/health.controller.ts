import { Answers, Health, Public, type Readiness } from '@manette/platform';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import type { Response } from 'express';
import { liveView, readyView } from './health.view.js';

/** Liveness and readiness for process supervisors (contract, section 1). */
@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  @Get('live')
  @Answers(liveView)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('ready')
  @Answers(readyView)
  @Answers(readyView, HttpStatus.SERVICE_UNAVAILABLE)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    if (!readiness.ready) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
