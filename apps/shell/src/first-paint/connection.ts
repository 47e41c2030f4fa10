/** The properties of the connection that Chromium provides. */
interface Connection {
  effectiveType?: string;
  /** The round-trip time in milliseconds. */
  rtt?: number;
  saveData?: boolean;
}

/** The round-trip time (milliseconds) from which pages are previewed; near a server it is shorter. */
const FAR_MS = 100;

const {
  effectiveType = '',
  rtt = 0,
  saveData,
}: Connection = (navigator as Navigator & { connection?: Connection }).connection ?? {};

export const isSlow = /[23]g$/.test(effectiveType);

export const isFar = rtt >= FAR_MS;

export const savesData = saveData === true;
