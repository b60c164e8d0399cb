import sharp from 'sharp';
import type { Blobs } from '../blobs/blobs.port.js';
import { hiddenKey, pictureKey, PictureRefused, type Pictures, type StoredPicture } from './pictures.port.js';

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const LONGEST = 1200;
/** Longest first. They are names, too: a picture that is smaller stands under the larger names as it is. */
const widths = [LONGEST, 640, 320, 128] as const;
const taken = new Set(['webp', 'jpeg', 'png']);

/** By how a file begins. Other decoders (SVG, PDF, TIFF …) never get to see what a stranger sent. */
const isTaken = (file: Uint8Array): boolean => {
  const beginning = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return beginning.startsWith('\xff\xd8\xff') || beginning.startsWith('\x89PNG\r\n\x1a\n') || (beginning.startsWith('RIFF') && beginning.endsWith('WEBP'));
};

const opened = (file: Uint8Array) => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });

const check = async (file: Uint8Array): Promise<void> => {
  if (file.byteLength > MAX_BYTES) throw new PictureRefused('picture_too_big');
  if (!isTaken(file)) throw new PictureRefused('picture_type');
  const facts = await opened(file).metadata().catch((error: unknown) => {
    throw new PictureRefused(/pixel limit/i.test(String(error)) ? 'picture_too_big' : /unsupported/i.test(String(error)) ? 'picture_type' : 'picture_broken');
  });
  if (!taken.has(facts.format)) throw new PictureRefused('picture_type');
  if (facts.width * facts.height > MAX_PIXELS) throw new PictureRefused('picture_too_big');
};

/** Pictures by sharp, kept in the given blob store. */
export const createPictures = (blobs: Blobs): Pictures => ({
  maxBytes: MAX_BYTES,
  async store(imageId, file): Promise<StoredPicture> {
    await check(file);
    // Decoded once for all variants; `rotate` applies the camera's orientation before the metadata that names it is dropped.
    const { data, info: { width, height, channels } } = await opened(file).rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true })
      .catch(() => { throw new PictureRefused('picture_broken'); });
    const encode = (size: number): Promise<Buffer> =>
      sharp(data, { raw: { width, height, channels } }).resize({ width: size }).webp({ quality: size === width ? 78 : 74, effort: 2 }).toBuffer();
    const encoded = new Map<number, Promise<Buffer>>();
    await Promise.all(widths.map(async (name) => {
      const size = Math.min(name, width);
      const body = encoded.get(size) ?? encode(size);
      encoded.set(size, body);
      await blobs.put(pictureKey(imageId, name), await body, 'image/webp');
    }));
    return { width, height };
  },
  async remove(imageId) {
    await Promise.all(widths.map((width) => blobs.delete(pictureKey(imageId, width))));
    await blobs.delete(hiddenKey(imageId));
  },
  hide: (imageId) => blobs.put(hiddenKey(imageId), Buffer.from('hidden'), 'text/plain'),
  show: (imageId) => blobs.delete(hiddenKey(imageId)),
});
