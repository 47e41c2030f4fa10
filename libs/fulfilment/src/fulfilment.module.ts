import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { guideControllers, guideProviders } from './guides.parts.js';
import { vaultControllers, vaultProviders } from './vault.parts.js';

const controllers: Type[] = [...vaultControllers, ...guideControllers];

/** The vault, deliveries and guides; needs the platform's global modules. */
@BoundedContext('fulfilment')
@Module({
  imports: [CqrsModule],
  providers: [...vaultProviders, ...guideProviders],
})
export class FulfilmentModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: FulfilmentModule, controllers };
  }
}
