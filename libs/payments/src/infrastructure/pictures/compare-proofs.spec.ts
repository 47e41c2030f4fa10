import { outlineDistance } from '../../application/find-similar-proofs/outline-distance.js';
import { MOST_DIFFERENCE } from '../../application/find-similar-proofs/find-similar-proofs.js';
import { form, FORM_MAKES, grained, halved } from '../../testing/forms.js';
import { run as compare } from './compare.task.js';
import { run as fingerprint, type Fingerprint } from './fingerprint.task.js';
import { localDifference } from './local-difference.js';

async function read(picture: Buffer): Promise<Fingerprint> {
  for await (const found of fingerprint({ picture })) if (found) return found;
  throw new Error('the picture could not be read');
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const { grey } = await read(one);
  for await (const found of compare({ grey, other })) return found;
  throw new Error('nothing was compared');
}

const bitsApart = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;

describe.each(FORM_MAKES)('proofs from a form of the kind %s', (make) => {
  it('[LIF-033] finds a copy of half the size saved as JPEG of quality 60, and as the nearest', async () => {
    const picture = await form(make, 1);
    const [a, b, other] = await Promise.all([picture, await halved(picture), await form(make, 2)].map(read));
    if (!a || !b || !other) throw new Error('three were read');
    expect(bitsApart(a.hash, b.hash)).toBeLessThanOrEqual(6);
    expect(a.proportion / b.proportion).toBeCloseTo(1, 1);
    expect(localDifference(a.grey, b.grey)).toBeLessThan(MOST_DIFFERENCE / 2);
    expect(outlineDistance(a.outline, other.outline)).toBeGreaterThan(outlineDistance(a.outline, b.outline));
  });

  it('[LIF-034] does not match two forms with different number and date, even if one has half the size', async () => {
    const one = await form(make, 4);
    const other = await form(make, 5);
    expect(await difference(one, other)).toBeGreaterThan(MOST_DIFFERENCE * 1.3);
    expect(await difference(one, await halved(other))).toBeGreaterThan(MOST_DIFFERENCE * 1.3);
  });
});

describe('a copy', () => {
  it.each(['linear', 'cubic'] as const)(
    '[LIF-033] is found when it was made by another scaler: %s',
    async (kernel) => {
      const picture = await form('slip', 6);
      expect(await difference(picture, await halved(picture, kernel))).toBeLessThan(MOST_DIFFERENCE / 2);
    },
  );

  it('[LIF-033] of a grainy photograph is found from either side', async () => {
    const picture = await grained(await form('slip', 3));
    const copy = await halved(picture);
    expect(await difference(picture, copy)).toBeLessThan(MOST_DIFFERENCE / 2);
    expect(await difference(copy, picture)).toBeLessThan(MOST_DIFFERENCE / 2);
  });
});

describe('a picture that cannot be read', () => {
  it('has no fingerprint, and is like no other', async () => {
    for await (const found of fingerprint({ picture: Buffer.from('not a picture') }))
      expect(found).toBeNull();
    expect(await difference(await form('slip', 1), Buffer.from('not a picture'))).toBe(1);
  });
});
