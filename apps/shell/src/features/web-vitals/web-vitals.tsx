import { useEffect, useState } from 'react';
import { useGetConfigQuery } from '@manette/web-api';
import { useLocation } from '@manette/web-router';
import { isLowData } from '@manette/web-ui';

/** Measures the page load if operators have enabled it and low data is off. Rendered once the first page has its content. */
export function WebVitals() {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  const { data: config } = useGetConfigQuery();
  const isOn = config?.vitals === true && !isLowData();
  useEffect(() => {
    if (!isOn) return;
    import(/* webpackChunkName: "web-vitals" */ './send-when-hidden').then(
      ({ sendWhenHidden }) => sendWhenHidden(path),
      (error: Error) => console.warn('web vitals:', error.message),
    );
  }, [isOn, path]);
  return null;
}
