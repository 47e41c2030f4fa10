import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@manette/contracts/errors';
import type { Response } from 'express';

/** The client closed the connection before it received the response; nothing was changed. */
export class ClientDisconnected extends DomainError {
  constructor() {
    super('UNAVAILABLE', 'The request was broken off');
  }
}

const connections = new AsyncLocalStorage<Response>();

/** Runs `work`; its units of work commit only while the client of `response` is connected. */
export const onlyWhileConnected = <T>(response: Response, work: () => T): T =>
  connections.run(response, work);

/** @throws ClientDisconnected when the code runs for a client that has disconnected */
export function refuseIfDisconnected(): void {
  const response = connections.getStore();
  if (response?.destroyed && !response.writableFinished) throw new ClientDisconnected();
}
