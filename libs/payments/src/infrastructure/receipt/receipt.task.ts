import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderToBuffer } from '@react-pdf/renderer';
import type { Receipt } from '../../application/print-receipt/receipt.js';
import { receiptDocument } from './receipt-document.js';
import { loadFonts } from './receipt-fonts.js';

const require = createRequire(import.meta.url);
const FONTS = dirname(require.resolve('@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff'));
const loaded = loadFonts((name) => join(FONTS, name));

/** Prints a receipt as PDF. */
export async function* run(receipt: Receipt): AsyncGenerator<Uint8Array> {
  await loaded;
  yield await renderToBuffer(receiptDocument(receipt) as Parameters<typeof renderToBuffer>[0]);
}
