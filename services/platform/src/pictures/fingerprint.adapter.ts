import sharp, { type OutputInfo } from 'sharp';

/** As sharp answers and takes them. */
type Raw = Readonly<{ data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> }>;

/** Steps from left to right and from top to bottom, each in so many lines. */
const SIDE = 8;
/** Of 128 bits: with fewer ones, or fewer zeros, a picture is one plain ground, and looks like every other such picture. */
const LEAST = 12;

const greys = ({ data, info }: Raw, width: number, height: number): Promise<Buffer> =>
  sharp(data, { raw: info }).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();

/** For each point whether the one that is `next` bytes on is brighter. */
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
 * How a picture looks: the difference hash (dHash, N. Krawetz 2013) in both directions, from left to right and from top
 * to bottom. It hardly changes when the picture is made smaller, compressed anew, squeezed, or cut a little at its edges.
 *
 * @returns 128 bits in hex; null where there is too little to see
 */
export const fingerprintOf = async (picture: Raw): Promise<string | null> => {
  const [wide, tall] = await Promise.all([greys(picture, SIDE + 1, SIDE), greys(picture, SIDE, SIDE + 1)]);
  const bits = [...steps(wide, SIDE + 1, 1), ...steps(tall, SIDE, SIDE)];
  const ones = bits.filter(Boolean).length;
  return ones < LEAST || bits.length - ones < LEAST ? null : hexOf(bits);
};
