import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';

/** Copies a text to the clipboard; `done` is the translated message of success. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    // The browser has no clipboard, or the user has denied access to it.
    notify.error(translateMessage('Failed to copy'));
  }
}
