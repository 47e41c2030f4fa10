const FONT =
  "2px 'Apple Color Emoji', 'Noto Color Emoji', 'Twemoji Mozilla', 'Android Emoji', 'Segoe UI Emoji', sans-serif";
const SIDE = 2;

/**
 * Whether this device renders an emoji as one coloured glyph. It renders an unsupported emoji in the text's colour or as
 * several glyphs.
 */
function isSupported(emoji: string, context: CanvasRenderingContext2D): boolean {
  context.font = FONT;
  context.textBaseline = 'middle';
  if (context.measureText(emoji).width >= SIDE * 2) return false;
  const [blue, red] = ['#00f', '#f00'].map((colour) => {
    context.clearRect(0, 0, SIDE, SIDE);
    context.fillStyle = colour;
    context.fillText(emoji, 0, 0);
    return context.getImageData(0, 0, SIDE, SIDE).data.join();
  });
  return blue === red;
}

function canvas(): CanvasRenderingContext2D | null {
  const drawing = document.createElement('canvas');
  Object.assign(drawing, { width: SIDE, height: SIDE });
  return drawing.getContext('2d', { willReadFrequently: true });
}

/** Returns the newest emoji version that this device supports; without a canvas every version counts as supported. */
export function newestSupported(emojis: { emoji: string; version: number }[]): number {
  const context = canvas();
  const byVersion = new Map(emojis.map(({ emoji, version }) => [version, emoji]));
  const versions = [...byVersion.keys()].sort((one, other) => other - one);
  const shown = context && versions.find((version) => isSupported(byVersion.get(version) ?? '', context));
  return shown ?? versions[0] ?? 0;
}

/** Whether this device renders country flags; some systems do not. */
export function supportsFlags(): boolean {
  const context = canvas();
  return !context || isSupported('🇩🇿', context);
}
