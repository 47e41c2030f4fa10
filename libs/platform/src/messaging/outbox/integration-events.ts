import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import {
  INTEGRATION_EVENT,
  type ConsumerMark,
  type HeardIf,
  type IntegrationEventDelivery,
} from './on-integration-event.js';

/** Who consumes an event, and when it would do anything. */
export interface EventConsumer {
  /** Stable name of the consumer: class and method. */
  consumer: string;
  /** Always, without it. */
  heardIf?: HeardIf;
}

export interface Subscription extends EventConsumer {
  topic: string;
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

  of(topic: string): EventConsumer[] {
    return this.all().filter((subscription) => subscription.topic === topic);
  }

  consumersOf(topic: string): string[] {
    return this.of(topic).map(({ consumer }) => consumer);
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
      const mark = method && this.reflector.get<ConsumerMark | undefined>(INTEGRATION_EVENT, method);
      if (!mark || !method) return [];
      return [{ ...mark, consumer: `${owner}.${name}`, deliver: method.bind(instance) }];
    });
  }
}
