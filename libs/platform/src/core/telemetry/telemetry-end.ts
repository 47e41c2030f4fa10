import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { endTelemetry } from './run-telemetry.js';

/** Sends the last spans when the process ends. */
@Injectable()
export class TelemetryEnd implements OnApplicationShutdown {
  onApplicationShutdown(): Promise<void> {
    return endTelemetry();
  }
}
