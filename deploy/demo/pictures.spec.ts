import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { e } from './content/emoji.js';
import { composePicture } from './pictures.js';

describe('demo pictures', () => {
  it('are 640 × 480 PNG without transparency, and the same every time', async () => {
    const picture = { emoji: e.camera, hue: 200, extras: [e.battery, e.bulb] };
    const [first, again] = await Promise.all([composePicture(picture), composePicture(picture)]);
    expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 640, height: 480, hasAlpha: false });
    expect(again.equals(first)).toBe(true);
  });

  it('take every number of extras, and show no more than three', async () => {
    const extras = [e.battery, e.bulb, e.plug, e.phone];
    const drawn = await Promise.all([0, 1, 2, 3, 4].map((count) => composePicture({ emoji: e.tent, hue: 350, extras: extras.slice(0, count) })));
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(4);
  });

  it('refuse an object that the package does not have', async () => {
    await expect(composePicture({ emoji: 'no-such-thing', hue: 0 })).rejects.toThrow(/no-such-thing/);
  });
});
