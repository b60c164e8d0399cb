import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from './content/types.js';

const width = 800;
const height = 600;
const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The address of an object's file; it need not exist. */
export const emojiFile = (emoji: string): string => join(assets, `${emoji}.webp`);

/** Centre of the ground line an object stands on, and the box it fits in. */
type Stand = Readonly<{ x: number; middle: number; box: number }>;

/** Where the main object and up to three extras stand, so that the group stays balanced around the middle. */
const arrangements: readonly (readonly Stand[])[] = [
  [{ x: 400, middle: 292, box: 396 }],
  [{ x: 334, middle: 288, box: 384 }, { x: 636, middle: 424, box: 168 }],
  [{ x: 400, middle: 276, box: 372 }, { x: 674, middle: 428, box: 160 }, { x: 126, middle: 428, box: 160 }],
  [{ x: 400, middle: 276, box: 372 }, { x: 674, middle: 440, box: 156 }, { x: 126, middle: 440, box: 156 }, { x: 682, middle: 196, box: 140 }],
];

const shadowTone = [16, 38, 42];
const shadowStrength = 0.22;

type Pixels = Readonly<{ data: Buffer; width: number; height: number }>;

type Box = Readonly<{ left: number; top: number; width: number; height: number }>;

/** The part of a picture that is not transparent: the objects' files leave unequal room around themselves. */
const visibleBox = ({ data, width: across, height: down }: Pixels): Box => {
  let left = across, top = down, right = 0, bottom = 0;
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      if ((data[(y * across + x) * 4 + 3] ?? 0) < 12) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) };
};

/** Room around an object, in its own pixels, into which its drop shadow may spread; and how far the shadow falls. */
const room = 18;
const fall = 5;
const rgba = ({ width: across, height: down }: Readonly<{ width: number; height: number }>) => ({ raw: { width: across, height: down, channels: 4 as const } });

/** The visible part of an object in the middle of transparent room, as the blur needs it. */
const withRoom = ({ data, width: across }: Pixels, box: Box): Pixels => {
  const [w, h] = [box.width + 2 * room, box.height + 2 * room];
  const roomy = Buffer.alloc(w * h * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * across + box.left) * 4;
    data.copy(roomy, ((y + room) * w + room) * 4, from, from + box.width * 4);
  }
  return { data: roomy, width: w, height: h };
};

/** Lays an object over the drop shadow that its blurred self casts; working small, before enlarging, makes it cheap. */
const withShadow = ({ data, width: w }: Pixels, blurred: Buffer): Buffer => {
  const drawn = Buffer.alloc(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const above = i - fall * w * 4;
    const shadow = above < 0 ? 0 : ((blurred[above + 3] ?? 0) / 255) * shadowStrength;
    const alpha = (data[i + 3] ?? 0) / 255;
    const sum = alpha + shadow * (1 - alpha);
    if (sum === 0) continue;
    for (let k = 0; k < 3; k++) drawn[i + k] = ((data[i + k] ?? 0) * alpha + (shadowTone[k] ?? 0) * shadow * (1 - alpha)) / sum;
    drawn[i + 3] = sum * 255;
  }
  return drawn;
};

/** The soft pool of shade on the ground below an object of this width. */
const pool = (across: number): Pixels => {
  const [w, h] = [Math.round(across * 1.12), Math.max(24, Math.round(across * 0.15))];
  const data = Buffer.alloc(w * h * 4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const distance = Math.hypot((2 * x + 1) / w - 1, (2 * y + 1) / h - 1);
      if (distance >= 1) continue;
      const i = (y * w + x) * 4;
      for (let k = 0; k < 3; k++) data[i + k] = shadowTone[k] ?? 0;
      data[i + 3] = 255 * 0.34 * (1 - distance) ** 1.4;
    }
  }
  return { data, width: w, height: h };
};

/** An object with its drop shadow and the shade below it, ready to be laid on the ground. */
const placeObject = async (emoji: string, { x, middle, box }: Stand): Promise<OverlayOptions[]> => {
  const { data, info } = await sharp(await readFile(emojiFile(emoji))).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const visible = visibleBox({ data, ...info });
  const roomy = withRoom({ data, ...info }, visible);
  const blurred = await sharp(roomy.data, rgba(roomy)).blur(5.5).raw().toBuffer();
  const scale = Math.min(box / visible.width, (box * 0.96) / visible.height);
  const [w, h] = [Math.round(roomy.width * scale), Math.round(roomy.height * scale)];
  const object = await sharp(withShadow(roomy, blurred), rgba(roomy)).resize(w, h, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const shade = pool(Math.round(visible.width * scale));
  const ground = middle + (visible.height * scale) / 2;
  return [
    { input: shade.data, ...rgba(shade), left: Math.round(x - shade.width / 2), top: Math.round(ground - shade.height * 0.37) },
    { input: object, ...rgba({ width: w, height: h }), left: Math.round(x - w / 2), top: Math.round(middle - h / 2) },
  ];
};

const grounds = new Map<number, Promise<Buffer>>();

/** The coloured ground of a hue as raw RGB; hues are rounded to 12 degrees, so that the memory of them stays small. */
const ground = (hue: number): Promise<Buffer> => {
  const rounded = (Math.round(hue / 12) * 12) % 360;
  const drawn = grounds.get(rounded) ?? sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="g" cx=".4" cy=".28" r=".82"><stop stop-color="hsl(${rounded},55%,95%)"/><stop offset="1" stop-color="hsl(${rounded},34%,81%)"/></radialGradient>
    <rect width="${width}" height="${height}" fill="url(#g)"/></svg>`)).removeAlpha().raw().toBuffer();
  grounds.set(rounded, drawn);
  return drawn;
};

/**
 * Draws one demo picture: 800 × 600 WebP, the object on a soft ground of its hue, up to three extras smaller beside it.
 * The same picture gives the same bytes; rejects when an emoji file does not exist.
 */
export const composePicture = async ({ emoji, hue, extras = [] }: Picture): Promise<Buffer> => {
  const objects = [emoji, ...extras.slice(0, 3)];
  const stands = arrangements[objects.length - 1] ?? [];
  const overlays = await Promise.all(stands.map((stand, index) => placeObject(objects[index] ?? emoji, stand)));
  return sharp(await ground(hue), { raw: { width, height, channels: 3 } })
    .composite(overlays.reverse().flat()).removeAlpha().webp({ quality: 86, effort: 1 }).toBuffer();
};
