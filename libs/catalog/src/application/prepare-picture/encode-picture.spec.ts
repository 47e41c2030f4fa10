import type { FileStorage } from '@manette/platform';
import { InMemoryFiles } from '../../testing/in-memory-files.js';
import { EncodePicture } from './encode-picture.js';
import { PictureEncoder, type EncodedPart } from './picture-encoder.js';

const PLACEHOLDER = { color: '#0a64c8', blur: 'data:image/webp;base64,' };
const PICTURE = { id: 'p', width: 800, height: 600, widths: [240] };

/** Yields one size and the placeholder, and records whether the caller read it to its end. */
class ProbeEncoder extends PictureEncoder {
  ended = false;

  constructor(private readonly placeholder = true) {
    super();
  }

  override async *encode(_original: Uint8Array, [width = 0]: readonly number[]): AsyncGenerator<EncodedPart> {
    yield { size: { width, format: 'avif', bytes: Buffer.from('encoded') } };
    if (this.placeholder) yield { placeholder: PLACEHOLDER };
    this.ended = true;
  }
}

function encodePicture(encoder: ProbeEncoder) {
  const storage = new InMemoryFiles();
  const encode = new EncodePicture(encoder, storage as unknown as FileStorage);
  return { storage, placeholder: encode.run(PICTURE, Buffer.from('original')) };
}

describe('encoding an uploaded picture', () => {
  it('[CAT-069] stores every size and returns the placeholder', async () => {
    const { storage, placeholder } = encodePicture(new ProbeEncoder());
    expect(await placeholder).toEqual(PLACEHOLDER);
    expect([...storage.files]).toEqual([['public/pictures/p/240.avif', 'image/avif']]);
  });

  it('reads the encoder to its end, since its process would be killed otherwise', async () => {
    const encoder = new ProbeEncoder();
    await encodePicture(encoder).placeholder;
    expect(encoder.ended).toBe(true);
  });

  it('fails when the encoder ends without a placeholder', async () => {
    const { placeholder } = encodePicture(new ProbeEncoder(false));
    await expect(placeholder).rejects.toThrow('ended before its placeholder');
  });
});
