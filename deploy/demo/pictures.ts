import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './content/types.js';

/** Objects come 256 pixels wide: a larger picture would show no more of them. */
const width = 640;
const height = 480;
const assets = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** The address of an object's file; it need not exist. */
export const emojiFile = (emoji: string): string => join(assets, `${emoji}.webp`);

/** Centre of the ground line an object stands on, and the box it fits in. */
type Stand = Readonly<{ x: number; middle: number; box: number }>;

/** Where the main object and up to three extras stand, so that the group stays balanced around the middle. */
const arrangements: readonly (readonly Stand[])[] = [
  [{ x: 320, middle: 234, box: 317 }],
  [{ x: 267, middle: 230, box: 307 }, { x: 509, middle: 339, box: 134 }],
  [{ x: 320, middle: 221, box: 298 }, { x: 539, middle: 342, box: 128 }, { x: 101, middle: 342, box: 128 }],
  [{ x: 320, middle: 221, box: 298 }, { x: 539, middle: 352, box: 125 }, { x: 101, middle: 352, box: 125 }, { x: 546, middle: 157, box: 112 }],
];

const shadowTone = [16, 38, 42] as const;
const shadowStrength = 0.22;

type Size = Readonly<{ width: number; height: number }>;
/** RGBA. */
type Pixels = Size & Readonly<{ data: Uint8Array }>;
type Box = Size & Readonly<{ left: number; top: number }>;
type Layer = Pixels & Box;

const raw = <Channels extends 1 | 3 | 4>({ width: across, height: down }: Size, channels: Channels) => ({ raw: { width: across, height: down, channels } });

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

/** The visible part of an object over the drop shadow that its blurred outline casts; working small, before enlarging, makes it cheap. */
const withShadow = async ({ data, width: across }: Pixels, { left, top, width: w, height: h }: Box): Promise<Pixels> => {
  const size = { width: w + 2 * room, height: h + 2 * room };
  const outline = new Uint8Array(size.width * size.height);
  const drawn = new Uint8Array(outline.length * 4);
  for (let y = 0; y < h; y++) {
    const from = ((top + y) * across + left) * 4;
    const to = (y + room) * size.width + room;
    drawn.set(data.subarray(from, from + w * 4), to * 4);
    for (let x = 0; x < w; x++) outline[to + x] = data[from + x * 4 + 3] ?? 0;
  }
  const blurred = await sharp(outline, raw(size, 1)).blur(5.5).extractChannel(0).raw().toBuffer();
  for (let i = fall * size.width; i < outline.length; i++) {
    const alpha = outline[i] ?? 0;
    const shadow = (blurred[i - fall * size.width] ?? 0) * shadowStrength * (1 - alpha / 255);
    if (shadow < 1) continue;
    for (let k = i * 4, n = 0; n < 3; k++, n++) drawn[k] = ((drawn[k] ?? 0) * alpha + (shadowTone[n] ?? 0) * shadow) / (alpha + shadow);
    drawn[i * 4 + 3] = alpha + shadow;
  }
  return { data: drawn, ...size };
};

/** The soft pool of shade on the ground below an object of this width. */
const pool = (across: number): Pixels => {
  const [w, h] = [Math.round(across * 1.12), Math.max(19, Math.round(across * 0.15))];
  const data = new Uint8Array(w * h * 4);
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
const placeObject = async (emoji: string, { x, middle, box }: Stand): Promise<readonly Layer[]> => {
  const { data, info } = await sharp(await readFile(emojiFile(emoji))).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const visible = visibleBox({ data, ...info });
  const small = await withShadow({ data, ...info }, visible);
  const scale = Math.min(box / visible.width, (box * 0.96) / visible.height);
  const [w, h] = [Math.round(small.width * scale), Math.round(small.height * scale)];
  const object = await sharp(small.data, raw(small, 4)).resize(w, h, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const shade = pool(Math.round(visible.width * scale));
  const ground = middle + (visible.height * scale) / 2;
  return [
    { ...shade, left: Math.round(x - shade.width / 2), top: Math.round(ground - shade.height * 0.37) },
    { data: object, width: w, height: h, left: Math.round(x - w / 2), top: Math.round(middle - h / 2) },
  ];
};

/** Lays a layer on the canvas (RGB); what stands over the edge is cut off. Quicker than sharp's, which computes the whole canvas. */
const lay = (canvas: Uint8Array, { data, left, top, width: across, height: down }: Layer): void => {
  for (let y = Math.max(0, -top); y < Math.min(down, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(across, width - left); x++) {
      const from = (y * across + x) * 4;
      const alpha = (data[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * width + left + x) * 3;
      for (let k = 0; k < 3; k++) {
        const below = canvas[to + k] ?? 0;
        canvas[to + k] = below + ((data[from + k] ?? 0) - below) * alpha;
      }
    }
  }
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
 * Draws one demo picture: 640 × 480 PNG, not compressed because the store makes WebP of it; the object on a soft ground of its
 * hue, up to three extras smaller beside it. The same picture gives the same bytes; rejects when an emoji file does not exist.
 */
export const composePicture = async ({ emoji, hue, extras = [] }: Picture): Promise<Buffer> => {
  const objects = [emoji, ...extras.slice(0, 3)];
  const stands = arrangements[objects.length - 1] ?? [];
  const layers = await Promise.all(stands.map((stand, index) => placeObject(objects[index] ?? emoji, stand)));
  const canvas = Buffer.from(await ground(hue));
  for (const layer of layers.reverse().flat()) lay(canvas, layer);
  return sharp(canvas, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 0 }).toBuffer();
};
