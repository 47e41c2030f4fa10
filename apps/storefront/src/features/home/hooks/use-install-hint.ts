import { useEffect, useState } from 'react';
import { useGetConfigQuery } from '@manette/web-api';

/** The browser's offer to install the shop; `prompt` asks the user. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Stored by the shell, because the browser may offer it at any time. */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

const SHOWN_AT = 'installHintAt';
const ONCE_IN_MS = 30 * 24 * 60 * 60_000;

/** Whether the hint was shown within the last 30 days, by this device's clock [POC-021]. */
const wasShown = (): boolean => Date.now() - Number(localStorage.getItem(SHOWN_AT) ?? -Infinity) < ONCE_IN_MS;

/** Whether the page runs as the installed app. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Detects Safari on iPhone and iPad, which offers no prompt. An iPad claims to be a Mac, but has a touch screen. */
function isSafariOnPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isPhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isPhone && /Version\/.*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
}

export interface InstallHint {
  /** Opens the browser's prompt; undefined if the user installs the app by the browser's menu. */
  install?: () => void;
  dismiss: () => void;
}

/** @returns the hint to install the shop if it is to be shown, at most once in 30 days [POC-020, POC-021] */
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
