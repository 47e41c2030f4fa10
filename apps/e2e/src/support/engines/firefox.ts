import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { BidiSession } from './bidi-session.ts';
import type { ElementReference, PageProtocol } from './driven-page.ts';

/**
 * Switches off the viewer for JSON, the browser's own requests, and the processes that the tests do not need: prelaunched
 * pages, site isolation, add-ons, decoders.
 */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'browser.newtab.preload': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'devtools.jsonview.enabled': false,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'extensions.webextensions.remote': false,
  'fission.autostart': false,
  'media.rdd-process.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.process.enabled': false,
  'services.settings.server': 'data:,',
  // As for the users in Chromium: tests need not wait for a dialog to fade in.
  'ui.prefersReducedMotion': 1,
};

const READY = /WebDriver BiDi listening on (ws:\S+)/;

/** Waits for the address that Firefox prints; its other output is read and discarded. */
function addressOf({ stderr }: { stderr: Readable }, ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface(stderr).on('line', (line) => {
      const address = READY.exec(line)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('Firefox ended before it could be driven')), reject);
  });
}

/** Stock Firefox, driven by WebDriver BiDi. Each page has its own storage. */
export class Firefox {
  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly session: BidiSession,
  ) {}

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'manette-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: profile },
    });
    const address = await addressOf(child, once(child, 'exit'));
    return new Firefox(child, profile, await BidiSession.open(`${address}/session`));
  }

  async page(): Promise<PageProtocol> {
    const { userContext } = await this.session.send('browser.createUserContext', {});
    const { context } = await this.session.send('browsingContext.create', { type: 'tab', userContext });
    return new FirefoxPage(this.session, String(context));
  }

  async stop(): Promise<void> {
    const ended = once(this.process, 'exit');
    await this.session.send('browser.close', {});
    await ended;
    // Its child processes may still write for a moment.
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

class FirefoxPage implements PageProtocol {
  constructor(
    private readonly session: BidiSession,
    private readonly context: string,
  ) {}

  async open(url: string): Promise<void> {
    await this.session.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async call(source: string, args: string[], as: 'value'): Promise<unknown>;
  async call(source: string, args: string[], as: 'element'): Promise<ElementReference | null>;
  async call(source: string, args: string[], as: 'value' | 'element'): Promise<unknown> {
    const answer = await this.session.send('script.callFunction', {
      functionDeclaration: source,
      arguments: args.map((value) => ({ type: 'string', value })),
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(JSON.stringify(answer.exceptionDetails));
    const { sharedId, value } = answer.result as { sharedId?: string; value?: unknown };
    if (as === 'value') return value;
    return sharedId === undefined ? null : { sharedId };
  }

  async click(element: ElementReference): Promise<void> {
    await this.session.send('browsingContext.activate', { context: this.context });
    await this.perform('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async type(element: ElementReference, text: string): Promise<void> {
    await this.click(element);
    await this.perform(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  }

  async close(): Promise<void> {
    await this.session.send('browsingContext.close', { context: this.context });
  }

  private async perform(type: 'pointer' | 'key', actions: object[]): Promise<void> {
    const { context } = this;
    await this.session.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  }
}
