import type { DeviceView } from '@manette/contracts/notifications';
import { eventually } from '@manette/platform/testing';
import { Scenario } from '../../orders/support/scenario.js';
import { startTestApp, type TestApp, type TestPerson } from '../../support/index.js';
import { PushService, type PushBrowser } from './push-service.js';

export const DEVICES = '/api/notifications/devices';
const PREFERENCES = '/api/notifications/preferences';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
/** Delays of pushes are short with this factor, and the sweep runs each second. */
const env = { TEST_PERIOD_FACTOR: '0.001' };

/** Users with devices, two processes that send pushes, and the push service that receives them. */
export class Pushes {
  private count = 0;

  private constructor(
    readonly service: PushService,
    readonly scenario: Scenario,
    readonly second: TestApp,
  ) {}

  static async start(): Promise<Pushes> {
    const service = await PushService.start();
    const scenario = await Scenario.create({ env });
    return new Pushes(service, scenario, await startTestApp({ env, beside: scenario.app }));
  }

  async stop(): Promise<void> {
    await this.second.stop();
    await this.scenario.end();
    await this.service.stop();
  }

  newClient(): Promise<TestPerson> {
    return this.scenario.app.people.verifiedClient(`reader${++this.count}`);
  }

  async newAdministrator(): Promise<TestPerson> {
    const { id, email } = await this.newClient();
    const { call, people } = this.scenario.app;
    await call.put(`/api/users/${id}`, this.scenario.admin.token).send({ role: 'admin' }).expect(200);
    return people.login(email);
  }

  newBrowser(): PushBrowser {
    return this.service.browser(`browser-${++this.count}`);
  }

  subscribe(by: TestPerson, browser: PushBrowser, language: 'en' | 'ar' = 'en') {
    return this.scenario.app.call
      .post(DEVICES, by.token)
      .set('user-agent', CHROME)
      .send(browser.subscription(language));
  }

  /** Returns a new browser that a user has registered. */
  async browserOf(by: TestPerson, language: 'en' | 'ar' = 'en'): Promise<PushBrowser> {
    const browser = this.newBrowser();
    await this.subscribe(by, browser, language).expect(201);
    return browser;
  }

  async devices(by: TestPerson): Promise<DeviceView[]> {
    const { body } = await this.scenario.app.call.get(DEVICES, by.token).expect(200);
    return (body as { devices: DeviceView[] }).devices;
  }

  prefer(by: TestPerson, changes: object) {
    return this.scenario.app.call.put(PREFERENCES, by.token).send(changes).expect(200);
  }

  /** Asks for a test push to a device. */
  test(by: TestPerson, id: string) {
    return this.scenario.app.call.post(`${DEVICES}/${id}/test`, by.token);
  }

  /** Sends a test push, which arrives after all earlier notices were decided. Returns the kinds of all received pushes. */
  async kindsUntilTest(by: TestPerson, browser: PushBrowser): Promise<string[]> {
    const [device] = await this.devices(by);
    await this.test(by, device?._id ?? '').expect(202);
    await eventually(() => browser.messages.find(({ kind }) => kind === 'test'), 30_000);
    return browser.messages.map(({ kind }) => kind);
  }

  async isRegistered(browser: PushBrowser): Promise<boolean> {
    const found = 'select 1 from notifications.device where endpoint like $1';
    return (await this.rows(found, browser)).length > 0;
  }

  /** Waits until the device of a browser is deleted. */
  deleted(browser: PushBrowser) {
    return eventually(async () => !(await this.isRegistered(browser)));
  }

  /** Waits until all pushes to a browser have been sent or dropped. */
  settled(browser: PushBrowser, patience?: number) {
    const waiting =
      'select 1 from notifications.push join notifications.device on device.id = device_id where endpoint like $1';
    return eventually(async () => (await this.rows(waiting, browser)).length === 0, patience);
  }

  /** Sends the waiting pushes to a browser at the next sweep. */
  makeDue(browser: PushBrowser) {
    const due =
      "update notifications.push set due_at = now() - interval '1 hour' from notifications.device where device.id = device_id and endpoint like $1";
    return this.rows(due, browser);
  }

  /** Advances the clocks of both processes. */
  pass(ms: number): void {
    for (const { clock } of [this.scenario.app, this.second]) clock.advance(ms);
  }

  resetClocks(): void {
    for (const { clock } of [this.scenario.app, this.second]) clock.reset();
  }

  private rows(sql: string, browser: PushBrowser): Promise<unknown[]> {
    return this.scenario.app.database.query(sql, [`%${browser.path}`]);
  }
}

/** Waits for a push with a tag. */
export const ofTag = (browser: PushBrowser, tag: string) =>
  eventually(() => browser.messages.find((message) => message.tag === tag));
