import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const from = createRequire(import.meta.url);
const noto = from.resolve('@iconify-json/noto/icons.json');
const drawings = join(dirname(from.resolve('@lendring/deploy/package.json')), 'demo/drawings');

export type Thing = Readonly<{ body: string; left: number; top: number; width: number; height: number }>;

type Icons = Readonly<{ icons: Readonly<Record<string, Readonly<{ body: string }>>> }>;
let icons: Promise<Icons> | undefined;

const bodyOf = async (name: string): Promise<string> => {
  if (name.startsWith('drawn/')) {
    const svg = await readFile(join(drawings, `${name.slice('drawn/'.length)}.svg`), 'utf8');
    return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  }
  icons ??= readFile(noto, 'utf8').then((text) => JSON.parse(text) as Icons);
  const icon = (await icons).icons[name];
  if (!icon)
    throw new Error(
      `@iconify-json/noto has no ${name}. Choose a name from its chars.json, or add a drawing to deploy/demo/drawings and refer to it as drawn/…`,
    );
  // Nest the icon in a frame, which clips icons that draw beyond their square.
  return `<svg width="128" height="128" viewBox="0 0 128 128">${icon.body}</svg>`;
};

export const svg = (width: number, height: number, viewBox: string, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`,
  );

/** Measures an icon's edges, because icons have unequal margins; half the resolution suffices. */
const measured = async (body: string): Promise<Thing> => {
  const side = 64;
  const { data } = await sharp(svg(side, side, '0 0 128 128', body))
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (const [at, alpha] of data.entries()) {
    if (alpha < 12) continue;
    const [x, y] = [at % side, Math.floor(at / side)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return { body, left: left * 2, top: top * 2, width: (right - left) * 2, height: (bottom - top) * 2 };
};

const things = new Map<string, Promise<Thing>>();

/** Object by name: a Noto icon, or `drawn/<file>` for one of our drawings. @throws for an unknown name */
export const thingOf = (name: string): Promise<Thing> => {
  const known = things.get(name) ?? bodyOf(name).then(measured);
  things.set(name, known);
  return known;
};

export const forgetThings = (): void => {
  icons = undefined;
  things.clear();
};
