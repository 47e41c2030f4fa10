import { webVitalsSchema, type WebVitals } from '@manette/contracts/http';
import { addressKey, Public, RateLimits, type RateLimitRule } from '@manette/platform';
import { Body, Controller, HttpCode, Ip, Post, UseGuards } from '@nestjs/common';
import { VitalsOnGuard } from './vitals-on.guard.js';
import { WebVitalsMetrics } from './web-vitals.metrics.js';

const RATE: RateLimitRule = { name: 'web-vitals', points: 30, seconds: 60 };

/** Takes what pages measured, from anyone (operations, section 6). */
@Public()
@UseGuards(VitalsOnGuard)
@Controller('vitals')
export class VitalsController {
  constructor(
    private readonly limits: RateLimits,
    private readonly metrics: WebVitalsMetrics,
  ) {}

  /** [OPS-107, OPS-108] */
  @Post()
  @HttpCode(204)
  async take(@Body({ schema: webVitalsSchema }) measured: WebVitals, @Ip() address: string): Promise<void> {
    await this.limits.hit(RATE, addressKey(address));
    this.metrics.observe(measured);
  }
}
