import { useEffect } from 'react';
import { useNavigate } from '@manette/web-router';

/** Navigates to the page of a clicked notification, whose path the service worker sends [POC-058]. */
export function useNotificationNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // Service workers are not available on pages without https.
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
