import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { IN_ORDER, INTEGRATION_EVENT, type IntegrationEventDelivery } from './on-integration-event.js';

export interface Subscription {
  topic: string;
  /** Stable name of the consumer: class and method. */
  consumer: string;
  /** Whether it is told of events in the order of their transactions. */
  inOrder: boolean;
  deliver: (payload: unknown, delivery: IntegrationEventDelivery) => Promise<void>;
}

type Methods = Record<string, (payload: unknown, delivery: IntegrationEventDelivery) => Promise<void>>;

/** The consumers of integration events, found by `@OnIntegrationEvent`. */
@Injectable()
export class IntegrationEvents {
  private known?: Subscription[];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** All subscriptions of this release. */
  all(): Subscription[] {
    return (this.known ??= this.discovery.getProviders().flatMap(({ instance, metatype, isNotMetatype }) => {
      if (isNotMetatype || typeof instance !== 'object' || instance === null || !metatype) return [];
      return this.subscriptionsOf(instance as object, metatype.name);
    }));
  }

  consumersOf(topic: string): string[] {
    return this.all()
      .filter((subscription) => subscription.topic === topic)
      .map(({ consumer }) => consumer);
  }

  /** The consumers of this release that are told of the event in its turn. */
  inOrder(topic: string): string[] {
    return this.all()
      .filter((subscription) => subscription.inOrder && subscription.topic === topic)
      .map(({ consumer }) => consumer);
  }

  find(consumer: string): Subscription | undefined {
    return this.all().find((subscription) => subscription.consumer === consumer);
  }

  private subscriptionsOf(instance: object, owner: string): Subscription[] {
    const methods = instance as Methods;
    return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).flatMap((name) => {
      const method = methods[name];
      const topic = method && this.reflector.get<string | undefined>(INTEGRATION_EVENT, method);
      if (!topic || !method) return [];
      const inOrder = this.reflector.get<boolean | undefined>(IN_ORDER, method) ?? false;
      return [{ topic, consumer: `${owner}.${name}`, inOrder, deliver: method.bind(instance) }];
    });
  }
}
