import { useSyncExternalStore } from 'react';
import { addToSession, onOtherTabs, sessionBytes } from './session-sum';

/** In bytes. */
export interface DataUse {
  /** Since the path last changed. */
  page: number;
  /** Since the sign-in, in all tabs. */
  session: number;
}

/** A timing entry of the Performance API. */
type Transfer = Pick<PerformanceResourceTiming, 'transferSize' | 'nextHopProtocol'>;

/** `transferSize` counts this many bytes for the headers of any response. */
const ASSUMED_HEADERS = 300;
/** The size of the headers of this shop's responses as plain text; HTTP/2 and 3 send little more than ASSUMED_HEADERS. */
const PLAIN_HEADERS = 900;

/** A message of the service worker about its own fetches (apps/shell/service-worker/data-use.ts). */
interface WorkerNews {
  fetched?: Transfer;
}

let path = window.location.pathname;
/** When the path last changed, on the clock of performance.now(). */
let turnedAt = 0;
let use: DataUse = { page: 0, session: 0 };
/** Bytes that are not added to the session's sum yet. */
let waiting = 0;
let isAdding = false;
const listeners = new Set<() => void>();

function change(next: Partial<DataUse>): void {
  use = { ...use, ...next };
  listeners.forEach((listener) => listener());
}

function turnPage(): void {
  if (window.location.pathname === path) return;
  path = window.location.pathname;
  turnedAt = performance.now();
  change({ page: 0 });
}

async function addWaiting(): Promise<void> {
  if (isAdding) return;
  isAdding = true;
  while (waiting > 0) {
    const bytes = waiting;
    waiting = 0;
    await addToSession(bytes);
  }
  isAdding = false;
  change({ session: sessionBytes() });
}

/** Counts bytes that were transferred, for something that began at `beganAt` (on the clock of performance.now()). */
export function addBytes(bytes: number, beganAt = performance.now()): void {
  if (bytes <= 0) return;
  turnPage();
  if (beganAt >= turnedAt) change({ page: use.page + bytes });
  waiting += bytes;
  void addWaiting();
}

/** Returns the bytes that a response took over the network: 0 when it came from a cache or the service worker. */
export function transferredBytes({ transferSize, nextHopProtocol }: Transfer): number {
  const isPlain = transferSize >= ASSUMED_HEADERS && nextHopProtocol === 'http/1.1';
  return isPlain ? transferSize - ASSUMED_HEADERS + PLAIN_HEADERS : transferSize;
}

/**
 * Counts what this page fetches, from its document on, and what the service worker fetches [POC-071]. Call it once, when the
 * page starts: earlier messages of the worker are lost.
 */
export function startDataUse(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      addBytes(transferredBytes(entry as PerformanceResourceTiming), entry.startTime);
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  // A page without TLS has no service worker.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const { navigation } = window as { navigation?: EventTarget };
  serviceWorker?.addEventListener('message', ({ data }: MessageEvent<WorkerNews | null>) => {
    if (data?.fetched) addBytes(transferredBytes(data.fetched));
  });
  navigation?.addEventListener('currententrychange', turnPage);
  onOtherTabs(() => change({ session: sessionBytes() }));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the bytes that this page and this session have used so far */
export const useDataUse = (): DataUse => useSyncExternalStore(subscribe, () => use);
