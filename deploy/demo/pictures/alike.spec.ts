import { describe, expect, it } from 'vitest';
import { bitsBetween, MOST_BITS } from '@lendring/offer/inspection/fingerprints.js';
import { fingerprintOf as fingerprintOfRaw } from '@lendring/platform/pictures/fingerprint.adapter.js';
import sharp, { type Sharp } from 'sharp';
import { offers } from '../content/offers.js';
import { draw } from './compose.js';
import { drawingsOf } from './drawings-of.js';

const readFile = async (file: Sharp): Promise<string | null> =>
  fingerprintOfRaw(
    await sharp(await file.toBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
const fingerprintOf = async (file: Sharp): Promise<string> => {
  const fingerprint = await readFile(file);
  if (fingerprint === null) throw new Error('A picture shows too little');
  return fingerprint;
};

const drawn = await Promise.all(
  offers
    .filter((_, n) => n % 60 === 0)
    .map(async (offer) => {
      const [first] = drawingsOf(offer);
      if (!first) throw new Error(`${offer.key} has no picture`);
      const { data, width, height } = await draw(first);
      return { things: first.things, file: () => sharp(data, { raw: { width, height, channels: 3 } }) };
    }),
);
const cut = (share: number) => (file: Sharp) =>
  file
    .extract({
      left: Math.round(600 * share),
      top: Math.round(450 * share),
      width: Math.round(1_200 * (1 - share)),
      height: Math.round(900 * (1 - share)),
    })
    .png({ compressionLevel: 1 });
const label = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><rect width="400" height="60" fill="white"/></svg>',
);

describe('the same picture', () => {
  const bitsOf = async (change: (file: Sharp) => Sharp): Promise<number[]> =>
    Promise.all(
      drawn.map(async ({ file }) =>
        bitsBetween(await fingerprintOf(file().png({ compressionLevel: 1 })), await fingerprintOf(change(file()))),
      ),
    );
  const found = (bits: readonly number[]) => bits.filter((one) => one <= MOST_BITS).length / bits.length;

  it.each([
    ['compressed anew', (file: Sharp) => file.jpeg({ quality: 40 })],
    ['made smaller', (file: Sharp) => file.resize(640).jpeg({ quality: 80 })],
    ['made tiny', (file: Sharp) => file.resize(320).webp({ quality: 60 })],
    ['squeezed', (file: Sharp) => file.resize(600, 500, { fit: 'fill' }).png({ compressionLevel: 1 })],
    ['lighter', (file: Sharp) => file.gamma(1.4).png({ compressionLevel: 1 })],
    [
      'with a label',
      (file: Sharp) => file.composite([{ input: label, gravity: 'southeast' }]).png({ compressionLevel: 1 }),
    ],
  ])('is recognised when the picture is %s', async (_, change) => {
    expect(found(await bitsOf(change))).toBeGreaterThanOrEqual(0.95);
  });

  it('is mostly recognised when cropped by 2 %, but not when cropped by 10 %', async () => {
    expect(found(await bitsOf(cut(0.02)))).toBeGreaterThanOrEqual(0.9);
    expect(found(await bitsOf(cut(0.1)))).toBeLessThan(0.3);
  });
});

describe('different pictures', () => {
  it('are distinguished, even with similar drawings in the same place', async () => {
    const prints = await Promise.all(
      drawn.map(async ({ file, things }) => ({
        print: await fingerprintOf(file().png({ compressionLevel: 1 })),
        things: things.join(),
      })),
    );
    const near = prints.flatMap((one, n) =>
      prints
        .slice(n + 1)
        .filter((other) => other.things !== one.things && bitsBetween(one.print, other.print) <= MOST_BITS),
    );
    expect(near).toEqual([]);
  });

  it('in one plain colour have no fingerprint, so that they do not all match each other', async () => {
    const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#fff' } });
    expect(await readFile(plain.png({ compressionLevel: 1 }))).toBeNull();
  });
});
