import { webVitalsSchema, type WebVitals } from '@manette/contracts/http';
import { addressKey, Public, RateLimits, type RateLimitRule, Operation } from '@manette/platform';
import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { VitalsOnGuard } from './vitals-on.guard.js';
import { WebVitalsMetrics } from './web-vitals.metrics.js';

const RATE: RateLimitRule = { name: 'web-vitals', points: 30, seconds: 60 };

/** Accepts the web vitals that pages measured, without a session (operations, section 6). */
@Public()
@UseGuards(VitalsOnGuard)
@ApiTags('product')
@Controller('vitals')
export class VitalsController {
  constructor(
    private readonly limits: RateLimits,
    private readonly metrics: WebVitalsMetrics,
  ) {}

  /** [OPS-107, OPS-108] */
  @Operation(
    'Send the web vitals of a page',
    'Receives the web vitals of one page view for the metrics of the operator. Needs no session; answers 404 if measuring is off.',
    'NOT_FOUND',
  )
  @Post()
  @HttpCode(204)
  async take(@Body({ schema: webVitalsSchema }) measured: WebVitals, @Ip() address: string): Promise<void> {
    await this.limits.hit(RATE, addressKey(address));
    this.metrics.observe(measured);
  }
}
