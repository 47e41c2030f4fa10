import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { Person } from './person.ts';

export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const textFile = (name: string, text: string): Chosen => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
export const picture = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: 'image/png', buffer });

/** A page of the back office with a table, as an administrator uses it. */
export class BackOffice {
  constructor(
    private readonly person: Person,
    private readonly table: string,
  ) {}

  row(name: string): Locator {
    return this.person.page
      .getByRole('table', { name: this.person.translate(this.table) })
      .getByRole('row')
      .filter({ hasText: name });
  }

  /** Clicks a button of the page and returns the dialog that it opens. */
  async open(button: string, dialog = button): Promise<Dialog> {
    await this.person.button(button).click();
    return this.dialog(dialog);
  }

  async dialog(name: string): Promise<Dialog> {
    const box = this.person.page.getByRole('dialog', { name: this.person.translate(name), exact: true });
    await expect(box).toBeVisible();
    return new Dialog(this.person, box);
  }

  /** Clicks 'Edit {name}' or 'Delete {name}' in a row. */
  async inRow(name: string, words: 'Edit {{name}}' | 'Delete {{name}}'): Promise<void> {
    const label = this.person.translate(words, { name });
    await this.person.page.getByRole('button', { name: label, exact: true }).click();
  }

  async confirm(): Promise<void> {
    const question = this.person.page.getByRole('alertdialog');
    await question.getByRole('button', { name: this.person.translate('Confirm'), exact: true }).click();
    await expect(question).toHaveCount(0);
  }

  async search(field: string, words: string): Promise<void> {
    await this.person.page.getByRole('searchbox', { name: this.person.translate(field) }).fill(words);
    await expect(this.person.page).toHaveURL(new RegExp(`[?&]q=${words.replaceAll(' ', '\\+')}`));
  }

  /** Clicks a button that downloads a file, and returns the file. */
  async saved(button: Locator): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([this.person.page.waitForEvent('download'), button.click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }
}

/** An open dialog. */
export class Dialog {
  constructor(
    private readonly person: Person,
    readonly box: Locator,
  ) {}

  field(label: string): Locator {
    return this.box.getByLabel(this.person.translate(label), { exact: true });
  }

  button(name: string): Locator {
    return this.box.getByRole('button', { name: this.person.translate(name), exact: true });
  }

  /** Fills text fields and selects options, by label. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = this.field(label);
      const isSelect = (await field.evaluate((element) => element.tagName)) === 'SELECT';
      await (isSelect ? field.selectOption(value) : field.fill(value));
    }
  }

  async gone(): Promise<void> {
    await expect(this.box).toHaveCount(0);
  }
}
