import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import {
  INTEGRATION_EVENT,
  type ConsumerMark,
  type NeededIf,
  type IntegrationEventDelivery,
} from './on-integration-event.js';

/** A consumer of an event, and the condition under which it needs the event. */
export interface EventConsumer {
  /** The stable name of the consumer: class and method. */
  consumer: string;
  /** Without a condition the consumer needs every event. */
  neededIf?: NeededIf;
}

export interface Subscription extends EventConsumer {
  topic: string;
  /** Whether the consumer gets events in the order of their transactions. */
  inOrder: boolean;
  deliver: (payload: unknown, delivery: IntegrationEventDelivery) => Promise<void>;
}

type Methods = Record<string, (payload: unknown, delivery: IntegrationEventDelivery) => Promise<void>>;

/** Finds the consumers of integration events by `@OnIntegrationEvent`. */
@Injectable()
export class IntegrationEvents {
  private known?: Subscription[];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  /** Returns all subscriptions of this release. */
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

  /** Returns the consumers of this release that get the events of a topic in the order of their transactions. */
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
