import { createContext } from 'react';

const MOST = 100;

/**
 * Keeps pictures of a log loaded after their messages have left the page: private files may not be cached, and would be
 * downloaded again whenever the reader comes back to them.
 */
export class LoadedPictures {
  private readonly byAddress = new Map<string, HTMLImageElement>();

  has(address: string): boolean {
    return this.byAddress.has(address);
  }

  /** Keeps the picture of this address, which the browser has just loaded; at most 100, the latest. */
  keep(address: string): void {
    if (this.byAddress.has(address)) return;
    // An image of its own: the message's one would keep the whole message.
    const picture = new Image();
    picture.src = address;
    this.byAddress.set(address, picture);
    const [oldest] = this.byAddress.keys();
    if (this.byAddress.size > MOST && oldest !== undefined) this.byAddress.delete(oldest);
  }
}

/** Those of the log around; null outside a log. */
export const LoadedPicturesContext = createContext<LoadedPictures | null>(null);
