import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Receipt } from '../../application/print-receipt/receipt.js';
import { drawable, FAMILY } from './receipt-fonts.js';
import { receiptHalf, type Line, type ReceiptHalf } from './receipt-words.js';

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
/** Returns the direction of a value from its own letters, so that a number inside Arabic text keeps its order. */
const directionOf = (text: string) => (RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr');

// A space between digits would split a number in right-to-left text; a no-break space keeps its groups in order.
const shown = (text: string) => drawable(text).replace(/(?<=\d) (?=\d)/g, '\u00a0');

const INK = '#1b2330';
const MUTED = '#5b6675';
const RULE = '#d5dae1';

function lineOf([label, value]: Line, language: ReceiptHalf['language']): ReactElement {
  const isArabic = language === 'ar';
  const side = isArabic ? 'right' : 'left';
  return h(
    View,
    { key: label, style: { flexDirection: isArabic ? 'row-reverse' : 'row', paddingVertical: 5 } },
    h(
      Text,
      { style: { width: 140, color: MUTED, textAlign: side, direction: isArabic ? 'rtl' : 'ltr' } },
      label,
    ),
    h(Text, { style: { flex: 1, color: INK, textAlign: side, direction: directionOf(value) } }, shown(value)),
  );
}

function halfOf({ language, title, lines }: ReceiptHalf): ReactElement {
  const isArabic = language === 'ar';
  const heading = {
    fontSize: 20,
    lineHeight: 1.2,
    fontWeight: 600,
    marginBottom: 10,
    textAlign: isArabic ? 'right' : 'left',
    direction: isArabic ? 'rtl' : 'ltr',
  } as const;
  return h(
    View,
    { key: language, style: { borderTopWidth: 1, borderTopColor: RULE, paddingTop: 22, marginTop: 22 } },
    h(Text, { style: heading }, title),
    ...lines.map((line) => lineOf(line, language)),
  );
}

const MOST_LINES = 8;

/** Joins many short lines into one, so that they fit on the page. */
function linesOf(details: string): string[] {
  const lines = details.split('\n');
  return lines.length > MOST_LINES ? [lines.filter(Boolean).join(' · ')] : lines;
}

const detailsOf = (details: string): ReactElement[] =>
  linesOf(details).map((text, at) => {
    const direction = directionOf(text);
    const textAlign = direction === 'rtl' ? 'right' : 'left';
    return h(
      Text,
      { key: at, style: { color: MUTED, fontSize: 10, textAlign, direction } },
      shown(text) || ' ',
    );
  });

/** Returns the receipt as one A4 page, in English and below it in Arabic [LIF-041]. */
export function receiptDocument(receipt: Receipt): ReactElement<object> {
  const { name, details } = receipt.shop;
  const page = { fontFamily: FAMILY, fontSize: 11, lineHeight: 1.4, color: INK, padding: 48 };
  const direction = directionOf(name);
  const nameStyle = { fontSize: 24, lineHeight: 1.2, fontWeight: 600, marginBottom: 8, direction } as const;
  return h(
    Document,
    { title: `Receipt ${receipt.ticketNumber}`, author: name, creator: name, producer: name },
    h(
      Page,
      { size: 'A4', style: page },
      h(Text, { style: nameStyle }, shown(name)),
      ...detailsOf(details),
      halfOf(receiptHalf(receipt, 'en')),
      halfOf(receiptHalf(receipt, 'ar')),
    ),
  );
}
