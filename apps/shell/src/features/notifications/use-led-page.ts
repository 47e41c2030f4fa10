import { useEffect } from 'react';
import { useNavigate } from '@manette/web-router';

/** Goes to the page that a pressed notification leads to; the worker says which [POC-058]. */
export function useLedPage(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Pages without https have no workers.
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const lead = ({ data }: MessageEvent) => {
      const { type, url } = (data ?? {}) as { type?: unknown; url?: unknown };
      if (type === 'lead to' && typeof url === 'string') void navigate(url);
    };
    serviceWorker.addEventListener('message', lead);
    return () => serviceWorker.removeEventListener('message', lead);
  }, [navigate]);
}
