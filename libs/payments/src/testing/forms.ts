import sharp from 'sharp';

type Colour = [red: number, green: number, blue: number];

const WIDTH = 1080;
/** The segments of each digit, numbered clockwise from the top one, with the middle one last. */
const SEGMENTS = ['123456', '23', '12754', '12734', '6723', '16734', '167345', '123', '1234567', '123467'];
const [HIGH, WIDE, THICK] = [28, 14, 4];
const PLACES: Record<string, [x: number, y: number, width: number, height: number]> = {
  1: [0, 0, WIDE, THICK],
  2: [WIDE - THICK, 0, THICK, HIGH / 2],
  3: [WIDE - THICK, HIGH / 2, THICK, HIGH / 2],
  4: [0, HIGH - THICK, WIDE, THICK],
  5: [0, HIGH / 2, THICK, HIGH / 2],
  6: [0, 0, THICK, HIGH / 2],
  7: [0, HIGH / 2 - THICK / 2, WIDE, THICK],
};

/** A sheet to draw on without fonts, because a machine may have none. */
class Sheet {
  private readonly pixels: Uint8Array;

  constructor(
    readonly height: number,
    paper: (y: number) => Colour,
  ) {
    this.pixels = new Uint8Array(WIDTH * height * 3);
    for (let y = 0; y < height; y++) this.block(0, y, WIDTH, 1, paper(y));
  }

  block(left: number, top: number, width: number, height: number, colour: Colour): void {
    const row = Uint8Array.from({ length: width * 3 }, (_, at) => colour[at % 3] ?? 0);
    for (let y = top; y < top + height; y++) this.pixels.set(row, (y * WIDTH + left) * 3);
  }

  /** Digits of 28 px. */
  digits(left: number, top: number, number: string, ink: Colour): void {
    for (const [at, digit] of [...number].entries())
      for (const segment of SEGMENTS[Number(digit)] ?? '') {
        const [x = 0, y = 0, width = 0, height = 0] = PLACES[segment] ?? [];
        this.block(left + at * 20 + x, top + y, width, height, ink);
      }
  }

  png(): Promise<Buffer> {
    const raw = { width: WIDTH, height: this.height, channels: 3 as const };
    return sharp(this.pixels, { raw }).png().toBuffer();
  }
}

/** The drawing of a kind of form without number and date, their place, and their ink. */
interface Make {
  draw(): Sheet;
  at: [x: number, y: number];
  ink: Colour;
}

const MAKES = {
  app: {
    draw: () => {
      const sheet = new Sheet(1920, () => [255, 255, 255]);
      sheet.block(0, 0, WIDTH, 220, [0, 170, 119]);
      sheet.block(430, 310, 220, 220, [0, 170, 119]);
      for (const y of [640, 800, 900, 1000, 1100]) sheet.block(80, y, 260, 20, [153, 153, 153]);
      sheet.block(80, 1500, 920, 120, [0, 170, 119]);
      return sheet;
    },
    at: [620, 980],
    ink: [34, 34, 34],
  },
  counter: {
    draw: () => {
      const sheet = new Sheet(1500, () => [245, 240, 220]);
      for (let line = 0; line < 12; line++) sheet.block(40, 160 + line * 100, 1000, 2, [153, 153, 153]);
      sheet.digits(600, 500, '250000', [51, 51, 51]);
      return sheet;
    },
    at: [600, 800],
    ink: [51, 51, 51],
  },
  wallet: {
    draw: () => {
      const sheet = new Sheet(2340, (y) => [17 + y / 100, 34 + y / 80, 51 + y / 60]);
      sheet.block(80, 760, 920, 600, [68, 85, 102]);
      return sheet;
    },
    at: [90, 500],
    ink: [204, 221, 238],
  },
  slip: {
    draw: () => {
      const sheet = new Sheet(720, () => [255, 255, 255]);
      sheet.block(30, 30, 1020, 8, [51, 102, 204]);
      sheet.block(60, 90, 240, 40, [0, 51, 102]);
      return sheet;
    },
    at: [500, 300],
    ink: [0, 0, 0],
  },
} satisfies Record<string, Make>;
export type FormMake = keyof typeof MAKES;
export const FORM_MAKES = Object.keys(MAKES) as FormMake[];

/** Returns digits that look random and are the same for the same seed. */
const numberOf = (seed: number, length: number) =>
  Array.from(
    { length },
    (_, at) => Math.floor(Math.abs(Math.sin(seed * 12.9898 + at * 78.233)) * 1e4) % 10,
  ).join('');

/** Draws a proof as an app or a counter makes it: 1080 px wide, with a number and a date of 28 px that vary with the seed. */
export function form(make: FormMake, seed: number): Promise<Buffer> {
  const { draw, at, ink }: Make = MAKES[make];
  const [x, y] = at;
  const sheet = draw();
  sheet.digits(x, y, numberOf(seed, 12), ink);
  sheet.digits(x, y + 100, numberOf(seed + 1000, 8), ink);
  return sheet.png();
}

/** Returns the picture as a fraudulent client might disguise it: half the size, as JPEG of quality 60. */
export async function halved(
  picture: Buffer,
  kernel: 'lanczos3' | 'linear' | 'cubic' = 'lanczos3',
): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata();
  const half = sharp(picture).resize({ width: Math.round(width / 2), kernel });
  return half.jpeg({ quality: 60 }).toBuffer();
}

/** Returns the picture with the grain of a bad camera. */
export async function grained(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const grain = (at: number) => ((at * at + at * 7919) % 41) - 20;
  const within = data.map((value, at) => Math.max(0, Math.min(255, value + grain(at))));
  return sharp(within, { raw: info }).jpeg({ quality: 92 }).toBuffer();
}
