import sharp from 'sharp';

const pixels = sharp({ create: { width: 4, height: 4, channels: 3, background: '#204080' } });

/** Small valid files of each kind. */
export const png = (): Promise<Buffer> => pixels.clone().png().toBuffer();
export const gif = (): Promise<Buffer> => pixels.clone().gif().toBuffer();
export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A photo as a phone stores it: rotated by its orientation tag, with the location where it was taken. */
export const photo = (format: 'jpeg' | 'webp' | 'avif'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' } })
    .toFormat(format)
    .toBuffer();

/** Returns a file of exactly this number of bytes that begins like a PDF. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([pdf(), Buffer.alloc(bytes)]).subarray(0, bytes);
