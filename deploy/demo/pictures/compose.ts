import type { Pixels } from '@lendring/platform/pictures/pictures.port.js';
import sharp from 'sharp';
import { indoors } from './indoors.js';
import { outdoors } from './outdoors.js';
import { disc, hsl, oval, path, placed, rect } from './palette.js';
import { svg, thingOf, type Thing } from './things.js';

/** The size in which the product stores pictures, so that none is scaled. */
const width = 1200;
const height = 900;

const places = { ...indoors, ...outdoors } as const;
export type Place = keyof typeof places;

export type Look = 'place' | 'close' | 'parts';

export type Drawing = Readonly<{ things: readonly string[]; hue: number; place: Place; look: Look }>;

type Stand = Readonly<{ x: number; ground: number; wide: number; tall: number }>;

const drawn = ({ body, left, top }: Thing, x: number, y: number, scale: number): string =>
  placed(x - left * scale, y - top * scale, scale, body);

const drawnAt = (thing: Thing, { x, ground, wide, tall }: Stand): string => {
  const scale = Math.min(wide / thing.width, tall / thing.height);
  const [w, h] = [thing.width * scale, thing.height * scale];
  return (
    oval(x + w * 0.02, ground - 6, w * 0.5, Math.max(14, w * 0.055), 'rgba(20,34,40,.22)') +
    drawn(thing, x - w / 2, ground - h, scale)
  );
};

const centred = (thing: Thing, x: number, y: number, wide: number, tall: number): string => {
  const scale = Math.min(wide / thing.width, tall / thing.height);
  return drawn(thing, x - (thing.width * scale) / 2, y - (thing.height * scale) / 2, scale);
};

const stands: readonly (readonly Stand[])[] = [
  [{ x: 600, ground: 790, wide: 700, tall: 590 }],
  [
    { x: 520, ground: 780, wide: 640, tall: 570 },
    { x: 930, ground: 810, wide: 270, tall: 280 },
  ],
  [
    { x: 600, ground: 775, wide: 600, tall: 560 },
    { x: 985, ground: 812, wide: 250, tall: 270 },
    { x: 215, ground: 812, wide: 250, tall: 270 },
  ],
  [
    { x: 600, ground: 775, wide: 560, tall: 560 },
    { x: 1000, ground: 800, wide: 250, tall: 270 },
    { x: 200, ground: 800, wide: 250, tall: 270 },
    { x: 790, ground: 850, wide: 190, tall: 190 },
  ],
];

const inItsPlace = (things: readonly Thing[], place: Place, hue: number): string =>
  places[place](hue, Math.round(hue / 7)) +
  things
    .map((thing, index) =>
      drawnAt(thing, stands[things.length - 1]?.[index] ?? { x: 600, ground: 790, wide: 500, tall: 500 }),
    )
    .join('');

const closeUp = (thing: Thing, hue: number): string => {
  const ground = [
    () => rect(0, 0, width, height, hsl(hue, 42, 84)) + disc(600, 450, 400, hsl(hue, 46, 91)),
    () => rect(0, 0, width, height, hsl(hue, 40, 88)) + path('M0 900L1200 200v700z', hsl(hue + 18, 42, 80)),
    () =>
      rect(0, 0, width, height, hsl(hue, 38, 86)) +
      rect(0, 690, width, 210, hsl(hue + 14, 36, 77)) +
      path('M240 690V440a360 360 0 0 1 720 0v250z', hsl(hue, 44, 93)),
  ];
  return (
    (ground[Math.round(hue / 5) % ground.length]?.() ?? '') +
    oval(610, 812, 300, 26, 'rgba(20,34,40,.16)') +
    centred(thing, 600, 450, 780, 720)
  );
};

/**
 * All parts on one background, smaller ones in circles; a single object gets a detail of itself next to it. The
 * background reaches every edge, since gutters look like a broken gallery.
 */
const parts = (main: Thing, extras: readonly Thing[], hue: number): string => {
  const [first, second] = extras;
  const closer = 5.6;
  const radius = 196;
  const small = (y: number, fill: string, thing: Thing | undefined, clip: string): string =>
    disc(968, y, radius, fill) +
    (thing
      ? centred(thing, 968, y, 250, 250)
      : `<clipPath id="${clip}"><circle cx="968" cy="${y}" r="${radius}"/></clipPath><g clip-path="url(#${clip})">${drawn(
          main,
          968 - main.width * closer * 0.56,
          y - main.height * closer * 0.46,
          closer,
        )}</g>`);
  return (
    rect(0, 0, width, height, hsl(hue, 44, 86)) +
    oval(390, 765, 250, 24, 'rgba(20,34,40,.14)') +
    centred(main, 386, 460, 600, 620) +
    small(238, hsl(hue + 40, 46, 92), first, 'a') +
    small(662, hsl(hue + 190, 34, 91), second, 'b')
  );
};

const bodyOf = async ({ things, hue, place, look }: Drawing): Promise<string> => {
  const [main, ...others] = await Promise.all(things.slice(0, stands.length).map(thingOf));
  if (!main) throw new Error('A demo picture needs at least one item');
  if (look === 'close') return closeUp(main, hue);
  return look === 'parts' ? parts(main, others, hue) : inItsPlace([main, ...others], place, hue);
};

/**
 * Draws a picture of 1200 × 900 with up to four objects. Deterministic to the byte.
 * @throws for an unknown object
 */
export const draw = async (drawing: Drawing): Promise<Pixels> => ({
  data: await sharp(svg(width, height, `0 0 ${width} ${height}`, await bodyOf(drawing)))
    .removeAlpha()
    .raw()
    .toBuffer(),
  width,
  height,
});
