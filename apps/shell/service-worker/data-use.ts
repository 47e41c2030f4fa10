/** The most requests whose page is remembered at a time; a page never has as many requests open. */
const MOST_ASKED = 200;

/** The id of the page that requested each address last. */
const askedBy = new Map<string, string>();

async function pageOf(scope: ServiceWorkerGlobalScope, address: string): Promise<Client | undefined> {
  const asker = askedBy.get(address);
  askedBy.delete(address);
  const known = asker ? await scope.clients.get(asker) : undefined;
  if (known) return known;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.find(({ focused }) => focused) ?? pages[0];
}

/**
 * Reports the size of each response that this worker fetches, because the page's own performance entries do not include it.
 * Each fetch is reported to one page: the page that requested it or, while the worker is being installed, the focused page
 * [POC-071].
 */
export function reportDataUse(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('fetch', ({ request, clientId, resultingClientId }) => {
    askedBy.set(request.url, clientId || resultingClientId);
    const [oldest] = askedBy.keys();
    if (askedBy.size > MOST_ASKED && oldest !== undefined) askedBy.delete(oldest);
  });
  const tell = async ({ name, transferSize, nextHopProtocol }: PerformanceResourceTiming) => {
    const page = transferSize > 0 ? await pageOf(scope, name) : undefined;
    page?.postMessage({ fetched: { transferSize, nextHopProtocol } });
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) void tell(entry as PerformanceResourceTiming);
  });
  observer.observe({ type: 'resource', buffered: true });
}
