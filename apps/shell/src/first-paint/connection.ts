/** What Chromium tells of the connection. */
interface Connection {
  effectiveType?: string;
  /** Milliseconds for a request and its answer. */
  rtt?: number;
  saveData?: boolean;
}

/** From here on a page is previewed; near a server answers take less. */
const FAR_MS = 100;

const {
  effectiveType = '',
  rtt = 0,
  saveData,
}: Connection = (navigator as Navigator & { connection?: Connection }).connection ?? {};

export const isSlow = /[23]g$/.test(effectiveType);

export const isFar = rtt >= FAR_MS;

export const savesData = saveData === true;
