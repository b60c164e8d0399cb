import type { OutputInfo } from 'sharp';

/**
 * Loads libvips with the first picture, since a process may never receive one. Its cache of operations is off: each
 * picture is decoded once, so nothing would be found there.
 */
export const sharpLibrary = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
};

type Raw = Readonly<{ data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> }>;

const SIDE = 8;
/**
 * Minimum number of ones and of zeros among the 128 bits. A picture with fewer is nearly uniform and would match all
 * such pictures.
 */
const LEAST = 12;

const greys = async ({ data, info }: Raw, width: number, height: number): Promise<Buffer> => {
  const sharp = await sharpLibrary();
  return sharp(data, { raw: info }).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
};

const steps = (points: Buffer, width: number, next: number): readonly boolean[] =>
  Array.from({ length: SIDE * SIDE }, (_, n) => {
    const at = Math.floor(n / SIDE) * width + (n % SIDE);
    return (points[at + next] ?? 0) > (points[at] ?? 0);
  });

const hexOf = (bits: readonly boolean[]): string =>
  Array.from({ length: bits.length / 4 }, (_, n) =>
    bits
      .slice(n * 4, n * 4 + 4)
      .reduce((sum, bit) => sum * 2 + Number(bit), 0)
      .toString(16),
  ).join('');

/**
 * Difference hash of a picture (dHash, N. Krawetz 2013) in both directions, left to right and top to bottom. It is
 * robust against scaling, recompression, distortion, and slight cropping.
 *
 * @returns 128 bits in hex; null for a nearly uniform picture
 */
export const fingerprintOf = async (picture: Raw): Promise<string | null> => {
  const [wide, tall] = await Promise.all([greys(picture, SIDE + 1, SIDE), greys(picture, SIDE, SIDE + 1)]);
  const bits = [...steps(wide, SIDE + 1, 1), ...steps(tall, SIDE, SIDE)];
  const ones = bits.filter(Boolean).length;
  return ones < LEAST || bits.length - ones < LEAST ? null : hexOf(bits);
};
