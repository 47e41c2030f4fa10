import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import type { Person } from './person.ts';

/** A page with a conversation, as its user reads and writes it. */
export class ConversationPage {
  readonly page: Page;
  private readonly sockets = new Set<WebSocketRoute>();

  constructor(
    private readonly person: Person,
    page: Page = person.page,
  ) {
    this.page = page;
  }

  /** Routes the sockets of the page through the test from now on, so that it can close them. */
  async holdSockets(): Promise<void> {
    await this.page.routeWebSocket(/\/socket\.io\//, (socket) => {
      socket.connectToServer();
      this.sockets.add(socket);
    });
  }

  async killSockets(): Promise<void> {
    await Promise.all([...this.sockets].map((socket) => socket.close({ code: 4000 })));
    this.sockets.clear();
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.person.translate('Messages') });
  }

  async write(words: string): Promise<void> {
    await this.page.getByLabel(this.person.translate('Message'), { exact: true }).fill(words);
    await this.page.getByRole('button', { name: this.person.translate('Send'), exact: true }).click();
  }

  async choose(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.page.locator('input[type=file]:not([capture])').first().setInputFiles(files);
  }

  /** Returns the texts of the messages from top to bottom, without queued and failed ones. */
  async said(): Promise<string[]> {
    const words = this.log.locator('article:not([data-state=waiting], [data-state=failed]) .bubble-words');
    return (await words.allTextContents()).map((text) => text.trim());
  }

  async expectSaid(...words: string[]): Promise<void> {
    await expect.poll(() => this.said()).toEqual(words);
  }

  waiting(): Locator {
    return this.log.locator('article[data-state=waiting]');
  }
}
