import type { Page } from '@playwright/test';

/** Latency in ms, and throughput in bytes per second in each direction. */
interface Network {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
}

const network = (latency: number, bytesASecond: number): Network => ({
  latency,
  downloadThroughput: bytesASecond,
  uploadThroughput: bytesASecond,
});

/** Lighthouse's slow 3G: 400 ms and 400 kbit/s. */
export const SLOW_3G = network(400, 50_000);
/** 150 ms and 1.6 Mbit/s. */
export const SLOW_4G = network(150, 200_000);

/** How many times slower the processor of a low-end phone is. */
export const SLOWED = 4;

/** Emulates this network and the processor of a low-end phone for a page, until it is closed. */
export async function slowDown(page: Page, network: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}
