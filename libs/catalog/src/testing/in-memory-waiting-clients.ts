import type { ItemRef } from '@manette/contracts/catalog';
import { WaitingClients, type Told } from '../domain/waiting-clients.js';

/** A list on which no client waits. */
export class NoWaitingClients extends WaitingClients {
  override async called(): Promise<Told> {
    return { name: '', userIds: [] };
  }

  override async calledNext(): Promise<Told> {
    return { name: '', userIds: [] };
  }

  override async due(): Promise<ItemRef[]> {
    return [];
  }

  override async forget(): Promise<void> {
    return undefined;
  }
}
