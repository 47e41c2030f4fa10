import { PlatformModule, type AppConfig } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { contextModules, contextPersistences } from './contexts.js';

/** The application without HTTP and Socket.IO: the job processors of all contexts. */
@Module({})
export class WorkerModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [PlatformModule.forRoot(config, contextPersistences), ...contextModules],
    };
  }
}
