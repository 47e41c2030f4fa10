import { createContext } from 'react';

const MOST = 100;

/**
 * Keeps pictures of a log in memory after their messages were removed from the page: private files may not be cached, and would
 * be downloaded again whenever the user scrolls back to them.
 */
export class LoadedPictures {
  private readonly byAddress = new Map<string, HTMLImageElement>();

  has(address: string): boolean {
    return this.byAddress.has(address);
  }

  /** Keeps the picture of this address, which the browser has just loaded; keeps at most the latest 100. */
  keep(address: string): void {
    if (this.byAddress.has(address)) return;
    // A separate image: the one of the message would keep the whole message in memory.
    const picture = new Image();
    picture.src = address;
    this.byAddress.set(address, picture);
    const [oldest] = this.byAddress.keys();
    if (this.byAddress.size > MOST && oldest !== undefined) this.byAddress.delete(oldest);
  }
}

/** The pictures of the surrounding log; null outside a log. */
export const LoadedPicturesContext = createContext<LoadedPictures | null>(null);
