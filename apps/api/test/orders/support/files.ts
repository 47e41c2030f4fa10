import sharp from 'sharp';

const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: '#204080' } });

/** Small real files of each kind. */
export const png = (): Promise<Buffer> => pixels.clone().png().toBuffer();
export const gif = (): Promise<Buffer> => pixels.clone().gif().toBuffer();
export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A photo as a phone takes it: lying on its side, with the place where it was taken. */
export const photo = (format: 'jpeg' | 'webp' | 'avif'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' } })
    .toFormat(format)
    .toBuffer();

/** A file of exactly so many bytes that begins as a PDF does. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);
