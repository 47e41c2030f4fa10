import { useEffect } from 'react';
import { useGetConfigQuery } from '@manette/web-api';
import { useLanguage } from '@manette/web-i18n';
import { keepPushes } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';

/** Keeps this browser's push subscription up to date with the server's key and the page's language [POC-036]. */
export default function KeptPushes() {
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  const { data: config } = useGetConfigQuery();
  const publicKey = config?.serviceWorker ? config.push?.publicKey : undefined;
  useEffect(() => {
    if (publicKey) void dispatch(keepPushes(publicKey, language));
  }, [dispatch, publicKey, language]);
  return null;
}
