import type { Metadata, OutputInfo } from 'sharp';
import { createShortQueue } from '../base/short-queue.js';
import type { Blobs } from '../blobs/blobs.port.js';
import { fingerprintOf, sharpLibrary } from './fingerprint.adapter.js';
import {
  hiddenKey,
  markIn,
  pictureKey,
  PictureRefused,
  type HiddenMark,
  type Pictures,
  type StoredPicture,
} from './pictures.port.js';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/**
 * Decoded size with four channels of one byte at {@link MAX_PIXELS}; pictures of 16 bits may have half as many pixels.
 */
const MAX_DECODED_BYTES = MAX_PIXELS * 4;
const LONGEST = 1200;
const SHORTEST = 128;
/**
 * Widths of the variants, longest first. They also name the variants: a smaller picture is stored unscaled under the
 * larger names.
 */
const widths = [LONGEST, 640, 320, SHORTEST] as const;
const taken = new Set(['webp', 'jpeg', 'png']);

/** Checks the file signature, so that other decoders (SVG, PDF, TIFF, ...) never receive user files. */
const isTaken = (file: Uint8Array): boolean => {
  const beginning = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return (
    beginning.startsWith('\xff\xd8\xff') ||
    beginning.startsWith('\x89PNG\r\n\x1a\n') ||
    (beginning.startsWith('RIFF') && beginning.endsWith('WEBP'))
  );
};

const opened = async (file: Uint8Array) => {
  const sharp = await sharpLibrary();
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
};

const bytesOf = (depth: Metadata['depth']): number => (depth === 'uchar' || depth === 'char' ? 1 : 2);

const check = async (file: Uint8Array): Promise<void> => {
  if (file.byteLength > MAX_BYTES) throw new PictureRefused('picture_too_big');
  if (!isTaken(file)) throw new PictureRefused('picture_type');
  const image = await opened(file);
  const facts = await image.metadata().catch((error: unknown) => {
    throw new PictureRefused(
      /pixel limit/i.test(String(error))
        ? 'picture_too_big'
        : /unsupported/i.test(String(error))
          ? 'picture_type'
          : 'picture_broken',
    );
  });
  if (!taken.has(facts.format)) throw new PictureRefused('picture_type');
  const pixels = facts.width * facts.height;
  if (pixels > MAX_PIXELS || pixels * facts.channels * bytesOf(facts.depth) > MAX_DECODED_BYTES)
    throw new PictureRefused('picture_too_big');
};

type Raw = Readonly<{ data: Buffer; info: Pick<OutputInfo, 'width' | 'height' | 'channels'> }>;

const resized = async ({ data, info }: Raw, width: number): Promise<Raw> => {
  const sharp = await sharpLibrary();
  return sharp(data, { raw: info }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
};

/**
 * Scales each width from the next larger one, which is at least twice as wide: half the work without visible
 * difference. Never enlarges a picture.
 */
const allWidths = async (original: Raw): Promise<readonly Raw[]> => {
  const all: Raw[] = [];
  for (const width of widths) {
    const larger = all.at(-1) ?? original;
    all.push(width < larger.info.width ? await resized(larger, width) : larger);
  }
  return all;
};

/**
 * Queue limits of the decoder. The largest picture takes a core for about two seconds; a longer queue would exceed
 * the call's time limit.
 */
const decoders = { places: 2, waiting: { first: 0, next: 8 } };

export const createPictures = (blobs: Blobs): Pictures => {
  const queue = createShortQueue(decoders);
  const keep = async (imageId: string, original: Raw, effort: number): Promise<StoredPicture> => {
    const { width, height } = original.info;
    const all = await allWidths(original);
    const sharp = await sharpLibrary();
    const encode = ({ data, info }: Raw): Promise<Buffer> =>
      sharp(data, { raw: info })
        .webp({ quality: info.width === width ? 78 : 74, effort })
        .toBuffer();
    await Promise.all(
      [...new Set(all)].map(async (raw) => {
        const body = await encode(raw);
        await Promise.all(
          widths.map((name, index) =>
            all[index] === raw ? blobs.put(pictureKey(imageId, name), body, 'image/webp') : undefined,
          ),
        );
      }),
    );
    return { width, height, fingerprint: await fingerprintOf(all.at(-1) ?? original) };
  };
  const mark = (imageId: string, said: HiddenMark): Promise<void> =>
    blobs.put(hiddenKey(imageId), Buffer.from(said), 'text/plain');
  return {
    maxBytes: MAX_BYTES,
    async store(imageId, file): Promise<StoredPicture> {
      await check(file);
      return queue.run('next', async () => {
        // Decode once for all variants; `rotate` applies the camera's orientation before its metadata is stripped.
        const image = await opened(file);
        const decoded = await image
          .rotate()
          .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
          .raw()
          .toBuffer({ resolveWithObject: true })
          .catch(() => {
            throw new PictureRefused('picture_broken');
          });
        return keep(imageId, decoded, 2);
      });
    },
    storeDrawn: (imageId, { data, width, height }) => keep(imageId, { data, info: { width, height, channels: 3 } }, 0),
    async copy(fromId, imageId) {
      const flag = await blobs.get(hiddenKey(fromId));
      if (flag && markIn(flag.body) === 'barred') return null;
      const variants = new Map<number, Uint8Array>();
      for (const width of widths) {
        const variant = await blobs.get(pictureKey(fromId, width));
        if (!variant) return null;
        variants.set(width, variant.body);
      }
      const [longest, shortest] = await Promise.all(
        [LONGEST, SHORTEST].map((width) => opened(variants.get(width) ?? new Uint8Array())),
      );
      if (!longest || !shortest) return null;
      const { width, height } = await longest.metadata();
      const raw = await shortest.raw().toBuffer({ resolveWithObject: true });
      for (const [name, body] of variants) await blobs.put(pictureKey(imageId, name), body, 'image/webp');
      return { width, height, fingerprint: await fingerprintOf(raw) };
    },
    async remove(imageId) {
      await Promise.all(widths.map((width) => blobs.delete(pictureKey(imageId, width))));
      await blobs.delete(hiddenKey(imageId));
    },
    hide: (imageId) => mark(imageId, 'hidden'),
    bar: (imageId) => mark(imageId, 'barred'),
    show: (imageId) => blobs.delete(hiddenKey(imageId)),
    async unhide(imageId) {
      const found = await blobs.get(hiddenKey(imageId));
      if (found && markIn(found.body) === 'hidden') await blobs.delete(hiddenKey(imageId));
    },
  };
};
