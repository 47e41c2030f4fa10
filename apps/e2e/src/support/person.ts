import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Session } from './backstage.ts';
import { mailedLink } from './mails.ts';
import { PageActivity } from './page-activity.ts';
import { product } from './product.ts';
import { toastAppears } from './toast-appears.ts';
import { word, type Language } from './words.ts';

/** The path of a screen that shows one of many is the same for all of them. */
const screenOf = (path: string): string =>
  new URL(path, product.origin).pathname.replace(/[0-9a-f-]{36}/g, ':id');

/** A user in a browser of their own, who reads one of the two languages. */
export class Person {
  private readonly activity: PageActivity;

  private constructor(
    readonly page: Page,
    public language: Language,
    private readonly consoleErrors: string[],
  ) {
    this.activity = new PageActivity(page);
  }

  /** The browser contexts of the running test; Playwright itself closes them at the end of the run only. */
  private static readonly open: { test: string; context: BrowserContext }[] = [];

  private static async leaveFormerTests(): Promise<void> {
    const former = Person.open.filter(({ test: of }) => of !== test.info().testId);
    for (const one of former) Person.open.splice(Person.open.indexOf(one), 1);
    await Promise.all(former.map(({ context }) => context.close()));
  }

  /** @param origin of the product, or of a network before it */
  static async arrive(browser: Browser, language: Language, origin = product.origin): Promise<Person> {
    await Person.leaveFormerTests();
    const context = await browser.newContext({
      baseURL: origin,
      timezoneId: 'Africa/Algiers',
      locale: language === 'ar' ? 'ar-DZ' : 'en-GB',
      // A journey need not wait for a dialog to fade in.
      reducedMotion: 'reduce',
    });
    Person.open.push({ test: test.info().testId, context });
    await context.addInitScript(
      (chosen) => window.localStorage.getItem('language') ?? window.localStorage.setItem('language', chosen),
      language,
    );
    const page = await context.newPage();
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(error.message));
    return new Person(page, language, consoleErrors);
  }

  /** Arrives signed in already. */
  static async enter(
    browser: Browser,
    language: Language,
    { token, user }: Session,
    origin?: string,
  ): Promise<Person> {
    const person = await Person.arrive(browser, language, origin);
    await person.page.context().addInitScript(
      ([storedToken, storedUser]) => {
        window.localStorage.setItem('token', storedToken);
        window.localStorage.setItem('user', storedUser);
      },
      [token, JSON.stringify(user)] as const,
    );
    return person;
  }

  /** Chooses another language in the menu of the bar; the page stays as it is. */
  async chooseLanguage(language: Language): Promise<void> {
    await this.button('Language').click();
    const name = language === 'ar' ? 'العربية' : 'English';
    await this.page.getByRole('menuitemradio', { name }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    await expect(this.page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    this.language = language;
  }

  /** The text on screen for an English one, with values in the places of their names: 'Delete {{name}}'. */
  says(english: string, values?: Record<string, string>): string {
    return word(this.language, english, values);
  }

  field(english: string): Locator {
    return this.page.getByLabel(this.says(english), { exact: true });
  }

  button(english: string): Locator {
    return this.page.getByRole('button', { name: this.says(english), exact: true });
  }

  link(english: string): Locator {
    return this.page.getByRole('link', { name: this.says(english), exact: true });
  }

  heading(english: string): Locator {
    return this.page.getByRole('heading', { name: this.says(english), level: 1 });
  }

  toast(english: string): Locator {
    return this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .filter({ hasText: this.says(english) })
      .first();
  }

  /**
   * Loads a page and waits until a toast says this. It may have gone by itself before a busy machine has loaded all of the
   * page, so the page looks for it from its first moment.
   */
  async loadsSaying(path: string, english: string): Promise<void> {
    const text = JSON.stringify(this.says(english));
    await this.page.addInitScript(`window.toastAppeared = (${toastAppears.toString()})(${text})`);
    await this.page.goto(path);
    await this.page.evaluate(() => (window as unknown as { toastAppeared: Promise<void> }).toastAppeared);
  }

  /** Waits for the live connection of the page that is open now. */
  async expectConnected(): Promise<void> {
    await expect.poll(() => this.activity.hears).toBe(true);
  }

  /** Waits until the page has loaded what it shows: its calls are answered, and no placeholder is left. */
  async settled(): Promise<void> {
    // A document that has just begun shows nothing that loads.
    await expect(this.page.locator('#root main')).not.toHaveCount(0);
    await expect(this.page.locator('.sk, .sk-tile, .spin, [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => this.activity.calls.size).toBe(0);
    await this.page.evaluate(async () => void (await document.fonts.ready));
  }

  /** Goes to a path within the page, as a link does; the page that was there may show a moment longer. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }

  /**
   * Goes to a path as `follow` does, and waits until the page that was there is gone. The page of the current address must be
   * visible: while it loads the former page stands, and leaving cancels the load. A load of the document, which costs four times
   * as much processor time, is made only where there is no such page: at first, and between two of one screen, which share a
   * heading.
   */
  async visit(path: string): Promise<void> {
    const { page } = this;
    if (page.url() === 'about:blank' || screenOf(page.url()) === screenOf(path))
      return void (await page.goto(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-former', ''));
    await this.follow(path);
    await expect(page.locator('h1[data-former]')).toHaveCount(0);
  }

  /** Presses 'Stay' as soon as it shows: it does for three seconds, which a busy machine may be late for. */
  async staysWhenClosed(): Promise<void> {
    await this.page.evaluate((label) => {
      const press = new MutationObserver(() => {
        const stay = [...document.querySelectorAll('button')].find((button) => button.textContent === label);
        if (!stay) return;
        press.disconnect();
        stay.click();
      });
      press.observe(document.body, { childList: true, subtree: true });
    }, this.says('Stay'));
  }

  /**
   * Answers the question that is asked before something is done.
   * @param said what a toast says then
   */
  async answer(english: 'Confirm' | 'Cancel', said?: string): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    const toast = said === undefined ? undefined : this.page.evaluate(toastAppears, this.says(said));
    const button = question.getByRole('button', { name: this.says(english), exact: true });
    await Promise.all([toast, button.click().then(() => expect(question).toHaveCount(0))]);
  }

  /** The security code of /login, as it is read out. */
  async shownCode(): Promise<string> {
    const picture = this.page.getByRole('img', { name: /([A-Za-z0-9] ){4}[A-Za-z0-9]$/ });
    return ((await picture.getAttribute('aria-label')) ?? '').slice(-9).replaceAll(' ', '');
  }

  /** Fills in the form of /login and sends it off. */
  async submitLogin(email: string, password: string, code: string): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.field('Security code').fill(code);
    await this.button('Login').click();
  }

  async login(email: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.submitLogin(email, password, await this.shownCode());
    await expect(this.page).toHaveURL(/\/$/);
  }

  async register(username: string): Promise<void> {
    const password = 'Manette1!';
    await this.page.goto('/register');
    await this.field('Username').fill(username);
    await this.field('Email').fill(`${username}@example.test`);
    await this.field('Phone').fill('+213 555 12 34 56');
    await this.field('Password').fill(password);
    await this.field('Confirm password').fill(password);
    await this.button('Register').click();
    await expect(this.page).toHaveURL(/\/$/);
  }

  /** Opens the link of the newest verification mail to `address`. */
  async verifyEmail(address: string): Promise<void> {
    await this.page.goto(await mailedLink('verify-email', address));
    await expect(this.heading('Email verified')).toBeVisible();
  }

  /** What local storage holds of the session. */
  stored(): Promise<{ token: string | null; user: unknown }> {
    return this.page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
    }));
  }

  /** Clears the errors of calls that the test had refused on purpose. */
  forgetConsole(): void {
    this.consoleErrors.length = 0;
  }

  expectQuietConsole(): void {
    expect(this.consoleErrors).toEqual([]);
  }
}
