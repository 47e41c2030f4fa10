import { lookup, type LookupAddress } from 'node:dns';
import { Injectable } from '@nestjs/common';

/** Finds the addresses of a host as the machine does, its own list of hosts included; tests name their own. */
@Injectable()
export class HostResolver {
  /**
   * All addresses of a name, in the order in which they are to be tried.
   * @throws Error when the name has none, or nobody knows it
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
