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

/** The part of a picture that is not transparent: the objects leave unequal room around themselves. */
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

/** The object's outline in a dark tone, with room around it: blurred, it is the drop shadow. */
const outline = ({ data, width: across }: Pixels, box: Box, room: number): Pixels => {
  const [w, h] = [box.width + 2 * room, box.height + 2 * room];
  const dark = Buffer.alloc(w * h * 4);
  for (let i = 0; i < dark.length; i += 4) dark.set(shadowTone, i);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const alpha = data[((box.top + y) * across + box.left + x) * 4 + 3] ?? 0;
      dark[((y + room) * w + x + room) * 4 + 3] = alpha * shadowStrength;
    }
  }
  return { data: dark, width: w, height: h };
};

/** The soft pool of shade on the ground below an object of this width. */
const shade = (hue: number, across: number): Buffer => {
  const [w, h] = [Math.round(across * 1.12), Math.max(24, Math.round(across * 0.15))];
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="hsl(${hue},30%,30%)" stop-opacity="${opacity}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><radialGradient id="s">${stop(0, 0.46)}${stop(0.5, 0.22)}${stop(1, 0)}</radialGradient>
    <ellipse cx="${w / 2}" cy="${h / 2}" rx="${w / 2}" ry="${h / 2}" fill="url(#s)"/></svg>`);
};

/** An object, its drop shadow and the shade below it, ready to be laid on the ground. */
const placeObject = async (emoji: string, hue: number, { x, middle, box }: Stand): Promise<OverlayOptions[]> => {
  const { data, info } = await sharp(await readFile(emojiFile(emoji))).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const visible = visibleBox({ data, ...info });
  const scale = Math.min(box / visible.width, (box * 0.96) / visible.height);
  const [w, h] = [Math.round(visible.width * scale), Math.round(visible.height * scale)];
  const rgba = ({ width: across, height: down }: { width: number; height: number }) => ({ raw: { width: across, height: down, channels: 4 as const } });
  const object = await sharp(data, rgba(info)).extract(visible).resize(w, h, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const room = 20;
  const dark = outline({ data, ...info }, visible, room);
  const spread = Math.round(room * scale);
  const cast = { width: w + 2 * spread, height: h + 2 * spread };
  const shadow = await sharp(dark.data, rgba(dark)).blur(5.5).resize(cast.width, cast.height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  const [left, top] = [Math.round(x - w / 2), Math.round(middle - h / 2)];
  const pool = Math.round(w * 1.12);
  return [
    { input: shade(hue, w), left: Math.round(x - pool / 2), top: top + h - Math.round(w * 0.055) },
    { input: shadow, ...rgba(cast), left: left - spread, top: top - spread + Math.round(box / 42) },
    { input: object, ...rgba({ width: w, height: h }), left, top },
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
  const overlays = await Promise.all(stands.map((stand, index) => placeObject(objects[index] ?? emoji, hue, stand)));
  return sharp(await ground(hue), { raw: { width, height, channels: 3 } })
    .composite(overlays.reverse().flat()).removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer();
};
