import { say } from '../terminal/terminal.ts';
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';

/**
 * A gateway that listens on the public port while the API is not running. It serves pages and files as usual, and answers
 * calls and sockets with 503. The API asks for the port when it is about to listen.
 */
export class StandIn {
  readonly #options: Omit<GatewayOptions, 'apiAddress'>;
  #opened: Promise<Gateway | undefined> | undefined;

  constructor(options: Omit<GatewayOptions, 'apiAddress'>) {
    this.#options = options;
  }

  /** Opens the port. When another program has taken the port, the API reports that later. */
  open(): void {
    this.#opened ??= startGateway({ ...this.#options, apiAddress: () => undefined }).catch((error: Error) => {
      say(`nobody answers while the API is away: ${error.message}`);
      return undefined;
    });
  }

  /** Frees the port. @returns `ended`, which settles when the pending responses have ended */
  async release(): Promise<{ ended: Promise<void> }> {
    const opened = this.#opened;
    this.#opened = undefined;
    const gateway = await opened;
    return { ended: gateway?.stop() ?? Promise.resolve() };
  }
}
