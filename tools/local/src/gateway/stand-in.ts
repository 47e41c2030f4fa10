import { say } from '../terminal/terminal.ts';
import { startGateway, type Gateway, type GatewayOptions } from './gateway.ts';

/**
 * Answers on the public port while the API, whose port it is, is away: pages and files as ever, calls and sockets by 503.
 * The API asks for the port when it is about to listen.
 */
export class StandIn {
  readonly #options: Omit<GatewayOptions, 'apiAddress'>;
  #opened: Promise<Gateway | undefined> | undefined;

  constructor(options: Omit<GatewayOptions, 'apiAddress'>) {
    this.#options = options;
  }

  /** Takes the port. One that another program has taken meanwhile is that program's; the API will say so. */
  open(): void {
    this.#opened ??= startGateway({ ...this.#options, apiAddress: () => undefined }).catch((error: Error) => {
      say(`nobody answers while the API is away: ${error.message}`);
      return undefined;
    });
  }

  /** Gives up the port, which is free when this is done. @returns the end of the answers under way */
  async release(): Promise<{ ended: Promise<void> }> {
    const opened = this.#opened;
    this.#opened = undefined;
    const gateway = await opened;
    return { ended: gateway?.stop() ?? Promise.resolve() };
  }
}
