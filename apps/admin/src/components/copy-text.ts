import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';

/** Copies a text; `done` is the translated sentence of success. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    // A browser without a clipboard, or whose reader forbids it.
    notify.error(translateMessage('Failed to copy'));
  }
}
