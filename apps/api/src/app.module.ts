import { PlatformModule, withOpenRoutes, type AppConfig, type Clock } from '@manette/platform';
import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ConfigController } from './config/config.controller.js';
import { contextModules, contextPersistences } from './contexts.js';
import { HealthController } from './health/health.controller.js';
import { VitalsController } from './vitals/vitals.controller.js';
import { WebVitalsMetrics } from './vitals/web-vitals.metrics.js';

/** Connects all contexts to the platform, with the routes of only those contexts that this process opens. */
@Module({})
export class AppModule {
  static forRoot(config: AppConfig, clock?: Provider<Clock>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, contextPersistences, clock),
        ...withOpenRoutes(contextModules, config.contexts),
      ],
      controllers: [HealthController, ConfigController, VitalsController],
      providers: [WebVitalsMetrics],
    };
  }
}
