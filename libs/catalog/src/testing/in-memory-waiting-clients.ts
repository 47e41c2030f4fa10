import type { ItemRef } from '@manette/contracts/catalog';
import { WaitingClients, type NotifiedClients } from '../domain/waiting-clients.js';

/** A list on which no client waits. */
export class NoWaitingClients extends WaitingClients {
  override async removeForStockRise(): Promise<NotifiedClients> {
    return { name: '', userIds: [] };
  }

  override async removeForNextTurn(): Promise<NotifiedClients> {
    return { name: '', userIds: [] };
  }

  override async due(): Promise<ItemRef[]> {
    return [];
  }

  override async forget(): Promise<void> {
    return undefined;
  }
}
