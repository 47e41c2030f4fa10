import sharp from 'sharp';

const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: '#204080' } });

/** Small real files of each kind. */
export const png = (): Promise<Buffer> => pixels.clone().png().toBuffer();
export const gif = (): Promise<Buffer> => pixels.clone().gif().toBuffer();
export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A file of exactly so many bytes that begins as a PDF does. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);
