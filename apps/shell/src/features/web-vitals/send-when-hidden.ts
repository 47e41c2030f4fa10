import { MAX_VITAL, type WebVital } from '@manette/contracts/http';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageOf } from './page-of';

/**
 * Collects the browser's measurements of this page load and sends them once, when the page is hidden: nothing waits for the
 * request then, and later the page may be closed (operations, section 6) [OPS-109].
 * @param path the path of the loaded page
 */
export function sendWhenHidden(path: string): void {
  const measured = new Map<WebVital, number>();
  const note = ({ name, value }: Metric) => void measured.set(name, Math.min(value, MAX_VITAL[name]));
  // Records every change: a value that is reported only when the page is hidden could arrive too late to be sent.
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note, { reportAllChanges: true });

  const send = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    window.removeEventListener('visibilitychange', send);
    const metrics = [...measured].map(([name, value]) => ({ name, value }));
    const body = JSON.stringify({ page: pageOf(path), metrics });
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  };
  // The library listens on the document, so it has reported its last changes when the event reaches the window.
  window.addEventListener('visibilitychange', send);
}
