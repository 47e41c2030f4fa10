import { expect } from '@playwright/test';
import { product } from '../product.ts';
import type { Session } from '../api-fixtures.ts';
import { word, type Language } from '../words.ts';
import { findElement, type Kind } from './find-element.ts';

/** A reference of the protocol to an element of a page. */
export type ElementReference = Record<string, unknown>;

/** One page of a browser, driven by the protocol that the browser supports. */
export interface PageProtocol {
  open(address: string): Promise<void>;
  /** Calls a function in the page. @returns its result: a value, or a reference when `as` says so */
  call(source: string, args: string[], as: 'value'): Promise<unknown>;
  call(source: string, args: string[], as: 'element'): Promise<ElementReference | null>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A user in a browser that Playwright cannot drive. */
export class DrivenPage {
  constructor(
    private readonly protocol: PageProtocol,
    private readonly language: Language,
  ) {}

  /**
   * Opens a path, signed in.
   * @param settings values for the local storage of this browser
   */
  async enter(path: string, { token, user }: Session, settings: Record<string, string> = {}): Promise<void> {
    // A page on the product's origin that runs no scripts of the product.
    await this.protocol.open(`${product.origin}/api/health/live`);
    const stored = { token, user: JSON.stringify(user), language: this.language, ...settings };
    for (const [name, value] of Object.entries(stored))
      await this.protocol.call('(name, value) => localStorage.setItem(name, value)', [name, value], 'value');
    await this.protocol.open(product.origin + path);
  }

  translate(english: string, values?: Record<string, string>): string {
    return word(this.language, english, values);
  }

  async click(kind: Kind, english: string): Promise<void> {
    await this.protocol.click(await this.find(kind, this.translate(english)));
  }

  async type(label: string, text: string): Promise<void> {
    await this.protocol.type(await this.find('field', this.translate(label)), text);
  }

  /** Waits until the page shows an element of this kind with this name, or a text that contains it. */
  async expectShown(kind: Kind, words: string): Promise<void> {
    await this.find(kind, words);
  }

  async expectPath(path: RegExp): Promise<string> {
    const pathname = async () => String(await this.protocol.call('() => location.pathname', [], 'value'));
    await expect.poll(pathname).toMatch(path);
    return pathname();
  }

  /**
   * Returns the paths of the pictures and fonts that the page has loaded, from its resource timing, without the icons of the
   * tab.
   */
  async decorations(): Promise<string[]> {
    const measured = await this.protocol.call(
      '() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).join()',
      [],
      'value',
    );
    return String(measured)
      .split(',')
      .filter((path) => /^(?!\/(icons\/|mark\.svg)).*\.(woff2|svg|png|jpe?g|webp|avif)$/.test(path));
  }

  async direction(): Promise<unknown> {
    return this.protocol.call('() => document.documentElement.dir', [], 'value');
  }

  close(): Promise<void> {
    return this.protocol.close();
  }

  private async find(kind: Kind, name: string): Promise<ElementReference> {
    let found: ElementReference | null = null;
    const look = async () => {
      found = await this.protocol.call(findElement.toString(), [kind, name], 'element');
      return found !== null;
    };
    await expect.poll(look, { message: `${kind} "${name}"` }).toBe(true);
    return found as unknown as ElementReference;
  }
}
