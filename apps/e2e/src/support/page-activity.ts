import type { Page, Request } from '@playwright/test';

/** What a page has under way with the product: its live connection and its calls. */
export class PageActivity {
  /** Whether the live connection of the page that is open now is there. */
  hears = false;
  /** The calls of the page that are under way, without those of the live connection. */
  readonly calls = new Set<Request>();

  constructor(private readonly page: Page) {
    this.followConnection();
    this.followCalls();
  }

  /** The live connection is there once the server has answered its greeting ('40' is Socket.IO's word for it). */
  private followConnection(): void {
    this.page.on('request', (request) => {
      // Another page is loaded, and opens a connection of its own.
      if (this.isLoad(request)) this.hears = false;
    });
    this.page.on('websocket', (socket) => {
      this.hears = false;
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) this.hears = true;
      });
    });
  }

  private followCalls(): void {
    this.page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/socket.io/'))
        this.calls.add(request);
      if (this.isLoad(request)) this.calls.clear();
    });
    this.page.on('requestfinished', (request) => this.calls.delete(request));
    this.page.on('requestfailed', (request) => this.calls.delete(request));
  }

  private isLoad(request: Request): boolean {
    return request.isNavigationRequest() && request.frame() === this.page.mainFrame();
  }
}
