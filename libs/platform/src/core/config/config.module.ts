import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Clock, SystemClock } from '../time/clock.js';
import { KeyRing } from '../keys/key-ring.js';
import { APP_CONFIG, type AppConfig } from './app-config.js';

/** Provides the configuration, its key ring and the clock globally. */
@Module({})
export class ConfigModule {
  static forRoot(
    config: AppConfig,
    clock: Provider<Clock> = { provide: Clock, useClass: SystemClock },
  ): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: APP_CONFIG, useValue: config }, KeyRing, clock],
      exports: [APP_CONFIG, KeyRing, Clock],
    };
  }
}
