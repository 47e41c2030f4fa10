import sharp from 'sharp';

const [WIDTH, HEIGHT] = [400, 300];

/** Draws shapes and noise, which cost an encoder about as much as a photograph of this size. */
async function drawPicture(): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  const shapes = Buffer.from(
    `<svg width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g"><stop stop-color="#135"/><stop offset="1" stop-color="#fb4"/>
     </linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="140" cy="150" r="90" fill="#3a7"/>
     <rect x="230" y="60" width="120" height="170" fill="#c36"/></svg>`,
  );
  return sharp(shapes)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

const START = 2;
const COMMENT = 0xfe;

/** Returns the JPEG with a comment after its first marker, so that its bytes and digest differ. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const content = Buffer.from(text);
  const head = Buffer.from([0xff, COMMENT, 0, content.length + 2]);
  return Buffer.concat([jpeg.subarray(0, START), head, content, jpeg.subarray(START)]);
}

/** Returns pictures that all cost the same to encode and of which no two have the same bytes. */
export async function differentPictures(count: number): Promise<Buffer[]> {
  const picture = await drawPicture();
  const run = String(process.hrtime.bigint());
  return Array.from({ length: count }, (_, number) => withComment(picture, `${run}-${number}`));
}
