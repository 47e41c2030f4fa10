const FONT =
  "2px 'Apple Color Emoji', 'Noto Color Emoji', 'Twemoji Mozilla', 'Android Emoji', 'Segoe UI Emoji', sans-serif";
const SIDE = 2;

/** Whether this device draws an emoji as one picture; unknown ones are drawn in the colour of the text, or as several. */
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

/** The newest version of emoji of which this device shows one; where nothing can be drawn, all count as shown. */
export function newestSupported(emojis: { emoji: string; version: number }[]): number {
  const context = canvas();
  const byVersion = new Map(emojis.map(({ emoji, version }) => [version, emoji]));
  const versions = [...byVersion.keys()].sort((one, other) => other - one);
  const shown = context && versions.find((version) => isSupported(byVersion.get(version) ?? '', context));
  return shown ?? versions[0] ?? 0;
}

/** Some systems have no flags of countries. */
export function supportsFlags(): boolean {
  const context = canvas();
  return !context || isSupported('🇩🇿', context);
}
