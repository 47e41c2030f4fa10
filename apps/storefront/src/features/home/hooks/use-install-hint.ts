import { useEffect, useState } from 'react';
import { useGetConfigQuery } from '@manette/web-api';

/** The browser's offer to install the shop; `prompt` asks the reader. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the shell, as it comes at any time. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

const SHOWN_AT = 'installHintAt';
const ONCE_IN_MS = 30 * 24 * 60 * 60_000;

/** Whether the hint has been shown within 30 days, by this browser's clock [POC-021]. */
const wasShown = (): boolean => Date.now() - Number(localStorage.getItem(SHOWN_AT) ?? -Infinity) < ONCE_IN_MS;

/** Whether the page runs as the installed app. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Safari on iPhone and iPad makes no offer; an iPad says that it is a Mac, but has a touch screen. */
function isSafariOnPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isPhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isPhone && /Version\/.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

export interface InstallHint {
  /** Asks the reader, by the browser; absent where they do it by the browser's own menu. */
  install?: () => void;
  dismiss: () => void;
}

/** @returns the hint to install the shop while it is to be shown, which is once in 30 days [POC-020, POC-021] */
export function useInstallHint(): InstallHint | undefined {
  const isOn = useGetConfigQuery().data?.serviceWorker === true;
  const [offer, setOffer] = useState(() => window.installOffer);
  const [isDue, setDue] = useState(() => !wasShown());
  useEffect(() => {
    window.addEventListener('beforeinstallprompt', setOffer);
    return () => window.removeEventListener('beforeinstallprompt', setOffer);
  }, []);
  const byMenu = isSafariOnPhone();
  const isShown = isOn && isDue && (byMenu || offer !== undefined) && !isInstalled();
  useEffect(() => {
    if (isShown) localStorage.setItem(SHOWN_AT, String(Date.now()));
  }, [isShown]);
  if (!isShown) return undefined;
  const dismiss = () => setDue(false);
  if (byMenu || !offer) return { dismiss };
  const install = () => {
    dismiss();
    void offer.prompt();
  };
  return { install, dismiss };
}
