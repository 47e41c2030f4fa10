import { Answers, Health, Public, type Readiness, Operation } from '@manette/platform';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { liveView, readyView } from './health.view.js';

/** Liveness and readiness for process supervisors (contract, section 1). */
@Public()
@ApiTags('product')
@Controller('health')
export class HealthController {
  constructor(private readonly health: Health) {}

  @Operation(
    'Check that the process is running',
    'Answers 200 while the process is running, even if the services that it needs are not available.',
  )
  @Get('live')
  @Answers(liveView)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Operation(
    'Check that the process is ready',
    'Answers 503 while the database or another required service is not available, and names that service.',
  )
  @Get('ready')
  @Answers(readyView)
  @Answers(readyView, HttpStatus.SERVICE_UNAVAILABLE)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    if (!readiness.ready) response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return readiness;
  }
}
