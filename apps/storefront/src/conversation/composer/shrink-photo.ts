import { ATTACHMENT_TYPES } from '@manette/contracts/conversation';
import { fitInto, type Size } from './fit-into';
import { isAnimated } from './is-animated';

const LONGEST_SIDE = 2048;
const SMALL_ENOUGH_BYTES = 1.5 * 1024 * 1024;
/** Above this size decoding could crash the page on a phone. */
const MOST_BYTES = 60 * 1024 * 1024;
const QUALITY = 0.82;

/**
 * Shrinks a photo for weak networks: to at most 2048 px and fewer bytes. Returns an image unchanged if it is small already,
 * animated, or unreadable for this browser, and also a file that is not an image.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isPicture(file) || file.size > MOST_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    if (await isAnimated(file)) return file;
    const picture = await createImageBitmap(file);
    const size = fitInto(picture, LONGEST_SIDE);
    const isFine = size.width === picture.width && file.size <= SMALL_ENOUGH_BYTES && isAccepted(file);
    const smaller = isFine ? null : await encode(picture, size);
    picture.close();
    return smaller && (smaller.size < file.size || !isAccepted(file)) ? renamed(smaller, file) : file;
  } catch (error) {
    console.info('The picture is sent as it is', error);
    return file;
  }
}

const isPicture = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml';
const isAccepted = ({ type }: File) => ATTACHMENT_TYPES.some((known) => known === type);

async function encode(picture: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that cannot write WebP returns a PNG, which is large for a photo.
  if (webp?.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return toBlob(canvas, 'image/jpeg');
}

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));

function renamed(blob: Blob, { name, lastModified }: File): File {
  const ending = blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.${ending}`, { type: blob.type, lastModified });
}
