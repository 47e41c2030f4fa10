import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@manette/platform/free-port';
import { expect } from '@playwright/test';
import type { ElementReference, PageProtocol } from './driven-page.ts';

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** WebKitGTK on a virtual display, driven by WebDriver. Each page has its own browser. */
export class WebKit {
  private constructor(
    private readonly program: string,
    private readonly screen: ChildProcess,
    private readonly display: string,
  ) {}

  static async start(program: string): Promise<WebKit> {
    const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
    const screen = spawn(process.env.XVFB_PATH ?? 'Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [number] = (await once(screen.stdout, 'data')) as [Buffer];
    return new WebKit(program, screen, `:${String(number).trim()}`);
  }

  async page(): Promise<PageProtocol> {
    const port = await freePort();
    const driver = spawn(this.program, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: this.display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        // With compositing by OpenGL in software, a test takes twice as much processor time.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    });
    return WebKitPage.open(driver, `http://127.0.0.1:${port}`);
  }

  stop(): Promise<void> {
    return end(this.screen);
  }
}

class WebKitPage implements PageProtocol {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
  ) {}

  static async open(driver: ChildProcess, address: string): Promise<WebKitPage> {
    const isReady = () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady).toBe(true);
    const { sessionId } = (await ask(`${address}/session`, { capabilities: {} })) as { sessionId: string };
    return new WebKitPage(driver, `${address}/session/${sessionId}`);
  }

  async open(url: string): Promise<void> {
    await ask(`${this.session}/url`, { url });
  }

  async call(source: string, args: string[], as: 'value'): Promise<unknown>;
  async call(source: string, args: string[], as: 'element'): Promise<ElementReference | null>;
  async call(source: string, args: string[]): Promise<unknown> {
    return ask(`${this.session}/execute/sync`, { script: `return (${source})(...arguments)`, args });
  }

  async click(element: ElementReference): Promise<void> {
    await ask(`${this.session}/element/${idOf(element)}/click`, {});
  }

  async type(element: ElementReference, text: string): Promise<void> {
    await ask(`${this.session}/element/${idOf(element)}/value`, { text });
  }

  async close(): Promise<void> {
    await fetch(this.session, { method: 'DELETE' });
    await end(this.driver);
  }
}

/** Returns the id of an element. The protocol wraps it in an object with a single key. */
const idOf = (element: ElementReference) => String(Object.values(element)[0]);

async function ask(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}
