import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { portraits } from '../content/portraits.js';
import { draw, type Drawing, type Place } from './compose.js';
import { drawingsOf } from './drawings-of.js';
import { indoors } from './indoors.js';
import { outdoors } from './outdoors.js';
import { drawPortrait } from './portrait.js';

const camera: Drawing = { things: ['camera', 'battery', 'light-bulb'], hue: 200, place: 'desk', look: 'place' };

describe('demo pictures', () => {
  it('are 1200 × 900 without transparency, and deterministic', async () => {
    const [first, again] = await Promise.all([draw(camera), draw(camera)]);
    expect([first.width, first.height, first.data.length]).toEqual([1200, 900, 1200 * 900 * 3]);
    expect(again.data.equals(first.data)).toBe(true);
  });

  it('differ for every background, and for one to four objects', async () => {
    const places = [...Object.keys(indoors), ...Object.keys(outdoors)] as Place[];
    const things = ['tent', 'battery', 'electric-plug', 'mobile-phone', 'light-bulb'];
    const drawn = await Promise.all([
      ...places.map((place) => draw({ ...camera, place })),
      ...[1, 2, 3, 4, 5].map((count) => draw({ ...camera, things: things.slice(0, count) })),
    ]);
    expect(new Set(drawn.map(({ data }) => createHash('sha256').update(data).digest('hex'))).size).toBe(
      places.length + 4,
    );
  });

  it('show the item in its scene, then the other items, then the details', () => {
    const offer = {
      key: 'a',
      categoryId: 102,
      pictures: [
        { thing: 'camera', hue: 200, extras: ['battery'] },
        { thing: 'drawn/tripod', hue: 30 },
      ],
    };
    expect(drawingsOf(offer).map(({ look, things: [main] }) => [look, main])).toEqual([
      ['place', 'camera'],
      ['close', 'drawn/tripod'],
      ['parts', 'camera'],
    ]);
    expect(drawingsOf({ ...offer, pictures: [{ thing: 'camera', hue: 200 }] }).map(({ look }) => look)).toEqual([
      'place',
      'close',
    ]);
    expect(() => drawingsOf({ ...offer, categoryId: 1 })).toThrow('Category 1 of a has no scene for its pictures');
  });

  it('reach every edge of the canvas, since a white gutter looks like a broken gallery', async () => {
    const { data, width, height } = await draw({ ...camera, look: 'parts' });
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
    const edges = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1), at(760, 450)];
    expect(new Set(edges.map(String)).size).toBe(1);
    expect(edges[0]).not.toEqual([255, 255, 255]);
  });

  it('reject an item without a drawing', async () => {
    await expect(draw({ ...camera, things: ['no-such-thing'] })).rejects.toThrow('no-such-thing');
    await expect(draw({ ...camera, things: ['drawn/no-such-thing'] })).rejects.toThrow('no-such-thing');
  });
});

describe('demo portraits', () => {
  it('are square, on the user’s colour, and deterministic', async () => {
    const { jana, sepp } = portraits;
    if (!jana || !sepp) throw new Error('Jana and Sepp have portraits');
    const [first, again, other] = await Promise.all([
      drawPortrait(jana, '#ffe0b0'),
      drawPortrait(jana, '#ffe0b0'),
      drawPortrait(sepp, '#ffe0b0'),
    ]);
    expect([first.width, first.height, first.data.length, ...first.data.subarray(0, 3)]).toEqual([
      640,
      640,
      640 * 640 * 3,
      0xff,
      0xe0,
      0xb0,
    ]);
    expect([again.data.equals(first.data), other.data.equals(first.data)]).toEqual([true, false]);
  });
});
