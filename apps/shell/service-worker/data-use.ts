/** Of questions under way; more than a page asks at once. */
const MOST_ASKED = 200;

/** The page that asked for an address last. */
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
 * Tells what this worker fetches, which is not among the measures of a page: each fetch to one page, the one that asked for it
 * or, while the worker is installed, the one that is looked at [POC-071].
 */
export function tellDataUse(scope: ServiceWorkerGlobalScope): void {
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
