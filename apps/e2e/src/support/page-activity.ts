import type { Page, Request } from '@playwright/test';

/** The activity of a page: its socket connection and its requests. */
export class PageActivity {
  /** Whether the socket of the current page is connected. */
  hears = false;
  /** The pending requests of the page, without those of the socket connection. */
  readonly calls = new Set<Request>();

  constructor(private readonly page: Page) {
    this.followConnection();
    this.followCalls();
  }

  /** Tracks the socket. It is connected once the server has sent '40', Socket.IO's packet for a connection. */
  private followConnection(): void {
    this.page.on('request', (request) => {
      // A new page is loaded, which opens its own connection.
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
