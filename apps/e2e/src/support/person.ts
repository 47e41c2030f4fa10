import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Session } from './api-fixtures.ts';
import { mailedLink } from './mails.ts';
import { PageActivity } from './page-activity.ts';
import { product } from './product.ts';
import { toastAppears } from './toast-appears.ts';
import { word, type Language } from './words.ts';

/** Returns the path of a screen, with a placeholder for ids. */
const screenOf = (path: string): string =>
  new URL(path, product.origin).pathname.replace(/[0-9a-f-]{36}/g, ':id');

/** A user with their own browser, in one of the two languages. */
export class Person {
  private readonly activity: PageActivity;

  private constructor(
    readonly page: Page,
    public language: Language,
    private readonly consoleErrors: string[],
  ) {
    this.activity = new PageActivity(page);
  }

  /** The browser contexts of the running test; Playwright would close them only at the end of the run. */
  private static readonly open: { test: string; context: BrowserContext }[] = [];

  private static async leaveFormerTests(): Promise<void> {
    const former = Person.open.filter(({ test: of }) => of !== test.info().testId);
    for (const one of former) Person.open.splice(Person.open.indexOf(one), 1);
    await Promise.all(former.map(({ context }) => context.close()));
  }

  /** @param origin of the product, or of a proxy in front of it */
  static async arrive(browser: Browser, language: Language, origin = product.origin): Promise<Person> {
    await Person.leaveFormerTests();
    const context = await browser.newContext({
      baseURL: origin,
      timezoneId: 'Africa/Algiers',
      locale: language === 'ar' ? 'ar-DZ' : 'en-GB',
      // Tests need not wait for a dialog to fade in.
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

  /** Opens a browser that is already signed in. */
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

  /** Chooses another language in the menu of the top bar. The page is not reloaded. */
  async chooseLanguage(language: Language): Promise<void> {
    await this.button('Language').click();
    const name = language === 'ar' ? 'العربية' : 'English';
    await this.page.getByRole('menuitemradio', { name }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
    await expect(this.page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    this.language = language;
  }

  /** Returns the text on screen for an English one, with values for its placeholders: 'Delete {{name}}'. */
  translate(english: string, values?: Record<string, string>): string {
    return word(this.language, english, values);
  }

  field(english: string): Locator {
    return this.page.getByLabel(this.translate(english), { exact: true });
  }

  button(english: string): Locator {
    return this.page.getByRole('button', { name: this.translate(english), exact: true });
  }

  link(english: string): Locator {
    return this.page.getByRole('link', { name: this.translate(english), exact: true });
  }

  heading(english: string): Locator {
    return this.page.getByRole('heading', { name: this.translate(english), level: 1 });
  }

  toast(english: string): Locator {
    return this.page
      .getByRole('status')
      .or(this.page.getByRole('alert'))
      .filter({ hasText: this.translate(english) })
      .first();
  }

  /**
   * Loads a page and waits until a toast shows a text. On a busy machine the toast may disappear before the page has loaded, so
   * the page watches for it from the beginning.
   */
  async loadsSaying(path: string, english: string): Promise<void> {
    const text = JSON.stringify(this.translate(english));
    await this.page.addInitScript(`window.toastAppeared = (${toastAppears.toString()})(${text})`);
    await this.page.goto(path);
    await this.page.evaluate(() => (window as unknown as { toastAppeared: Promise<void> }).toastAppeared);
  }

  /** Waits until the socket of the current page is connected. */
  async expectConnected(): Promise<void> {
    await expect.poll(() => this.activity.hears).toBe(true);
  }

  /** Waits until the page has loaded its content: no request is pending, and no placeholder is left. */
  async settled(): Promise<void> {
    // A document that has just started to load has no placeholders yet.
    await expect(this.page.locator('#root main')).not.toHaveCount(0);
    await expect(this.page.locator('.sk, .sk-tile, .spin, [aria-busy=true]')).toHaveCount(0);
    await expect.poll(() => this.activity.calls.size).toBe(0);
    await this.page.evaluate(async () => void (await document.fonts.ready));
  }

  /** Navigates within the app, as a link does. The former page may stay visible for a moment. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
  }

  /**
   * Navigates as `follow` does, and waits until the former page is gone. The current page must be visible first, because
   * leaving it cancels its load. The document itself is loaded, which costs four times as much processor time, only for the
   * first page, and between two pages of one screen, which have the same heading.
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

  /** Clicks 'Stay' as soon as it is shown. It is shown for three seconds, which a busy machine could miss. */
  async staysWhenClosed(): Promise<void> {
    await this.page.evaluate((label) => {
      const press = new MutationObserver(() => {
        const stay = [...document.querySelectorAll('button')].find((button) => button.textContent === label);
        if (!stay) return;
        press.disconnect();
        stay.click();
      });
      press.observe(document.body, { childList: true, subtree: true });
    }, this.translate('Stay'));
  }

  /**
   * Answers a confirmation dialog.
   * @param said the text of the toast that follows
   */
  async answer(english: 'Confirm' | 'Cancel', said?: string): Promise<void> {
    const question = this.page.getByRole('alertdialog');
    const toast = said === undefined ? undefined : this.page.evaluate(toastAppears, this.translate(said));
    const button = question.getByRole('button', { name: this.translate(english), exact: true });
    await Promise.all([toast, button.click().then(() => expect(question).toHaveCount(0))]);
  }

  /** Returns the security code of /login, from its accessible name. */
  async shownCode(): Promise<string> {
    const picture = this.page.getByRole('img', { name: /([A-Za-z0-9] ){4}[A-Za-z0-9]$/ });
    return ((await picture.getAttribute('aria-label')) ?? '').slice(-9).replaceAll(' ', '');
  }

  /** Fills in and submits the form of /login. */
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

  /** Returns the session in local storage. */
  stored(): Promise<{ token: string | null; user: unknown }> {
    return this.page.evaluate(() => ({
      token: localStorage.getItem('token'),
      user: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
    }));
  }

  /** Clears the logged errors of requests that the test had refused on purpose. */
  forgetConsole(): void {
    this.consoleErrors.length = 0;
  }

  expectQuietConsole(): void {
    expect(this.consoleErrors).toEqual([]);
  }
}
