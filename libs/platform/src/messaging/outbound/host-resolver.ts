import { lookup, type LookupAddress } from 'node:dns';
import { Injectable } from '@nestjs/common';

/** Resolves hosts as the operating system does, including its hosts file; tests replace it. */
@Injectable()
export class HostResolver {
  /**
   * Returns all addresses of a name, in the order in which they should be tried.
   * @throws Error when the name has no address or cannot be resolved
   */
  resolve(host: string): Promise<LookupAddress[]> {
    return new Promise((resolve, reject) => {
      lookup(host, { all: true, order: 'verbatim' }, (error, addresses) => {
        if (error) reject(error);
        else resolve(addresses);
      });
    });
  }
}
