import { MAX_VITAL, type WebVital } from '@manette/contracts/http';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageOf } from './page-of';

/**
 * Collects what the browser measured of this page load and sends it once, when the page is hidden: nobody waits for it, and
 * later the page may be gone (operations, section 6) [OPS-109].
 * @param path of the page that loaded
 */
export function sendWhenHidden(path: string): void {
  const measured = new Map<WebVital, number>();
  const note = ({ name, value }: Metric) => void measured.set(name, Math.min(value, MAX_VITAL[name]));
  // At every change: what is only told when the page is hidden could come too late to be sent.
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(note, { reportAllChanges: true });

  const send = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    window.removeEventListener('visibilitychange', send);
    const metrics = [...measured].map(([name, value]) => ({ name, value }));
    const body = JSON.stringify({ page: pageOf(path), metrics });
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  };
  // The library listens at the document: its last changes are there when the event arrives here.
  window.addEventListener('visibilitychange', send);
}
