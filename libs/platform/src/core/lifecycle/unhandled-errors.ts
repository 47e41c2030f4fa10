import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { UnhandledExceptionBus } from '@nestjs/cqrs';
import type { Subscription } from 'rxjs';

/** Logs the errors that handlers of in-memory events throw. */
@Injectable()
export class UnhandledErrors implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(UnhandledErrors.name);
  private subscription?: Subscription;

  constructor(private readonly bus: UnhandledExceptionBus) {}

  onModuleInit(): void {
    this.subscription = this.bus.subscribe(({ exception }) =>
      this.logger.error({ err: exception as unknown }, 'an event handler failed'),
    );
  }

  onModuleDestroy(): void {
    this.subscription?.unsubscribe();
  }
}
