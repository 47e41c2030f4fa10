const HEAD_BYTES = 64 * 1024;

/** Whether an image is animated, because re-encoding would lose the animation. GIFs count as animated without a check. */
export async function isAnimated(file: Blob): Promise<boolean> {
  if (file.type === 'image/gif' || file.type === 'image/apng') return true;
  const head = new TextDecoder('latin1').decode(await bytesOf(file.slice(0, HEAD_BYTES)));
  // APNG: its control chunk precedes the first image data. WebP: 'ANIM' follows the extended header.
  if (head.slice(1, 4) === 'PNG') return head.split('IDAT')[0]?.includes('acTL') ?? false;
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return head.slice(12, 64).includes('ANIM');
  return head.slice(4, 12) === 'ftypavis';
}

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as ArrayBuffer);
    reader.onerror = () => fail(reader.error ?? new Error('The file cannot be read'));
    reader.readAsArrayBuffer(blob);
  });
