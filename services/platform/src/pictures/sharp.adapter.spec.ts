import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { TooMany } from '../base/short-queue.js';
import type { Blobs } from '../blobs/blobs.port.js';
import { PictureRefused } from './pictures.port.js';
import { createPictures } from './sharp.adapter.js';

const memoryBlobs = () => {
  const files = new Map<string, Uint8Array>();
  const blobs: Pick<Blobs, 'get' | 'put' | 'delete'> = {
    get: async (key) => {
      const body = files.get(key);
      return body ? { body, contentType: 'image/webp' } : null;
    },
    put: async (key, body) => {
      files.set(key, body);
    },
    delete: async (key) => {
      files.delete(key);
    },
  };
  return { files, pictures: createPictures(blobs as Blobs) };
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#88aacc' } });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'stored',
    (error: unknown) => (error instanceof PictureRefused ? error.code : error),
  );

describe('pictures', () => {
  it('stores pictures in four widths and returns the size of the largest', async () => {
    const { files, pictures } = memoryBlobs();
    expect(await pictures.store('a', await picture(2400, 1600).jpeg().toBuffer())).toEqual({
      width: 1200,
      height: 800,
      fingerprint: null,
    });
    expect([...files.keys()].toSorted()).toEqual(['image/a/1200', 'image/a/128', 'image/a/320', 'image/a/640']);
    expect((await sharp(files.get('image/a/320')).metadata()).width).toBe(320);
  });

  it('hides, shows and removes pictures, idempotently', async () => {
    const { files, pictures } = memoryBlobs();
    await pictures.store('a', await picture(40, 30).png().toBuffer());
    const stored = [...files.keys()].toSorted();
    for (let twice = 0; twice < 2; twice += 1) await pictures.hide('a');
    expect([...files.keys()].toSorted()).toEqual(['hidden/a', ...stored]);
    for (let twice = 0; twice < 2; twice += 1) await pictures.show('a');
    expect([...files.keys()].toSorted()).toEqual(stored);
    await pictures.hide('a');
    for (let twice = 0; twice < 2; twice += 1) await pictures.remove('a');
    expect([...files.keys()]).toEqual([]);
  });

  it('copies a picture with a hidden flag of its own, but none that is missing or hidden by moderation', async () => {
    const { files, pictures } = memoryBlobs();
    await pictures.store('a', await picture(1600, 1200).png().toBuffer());
    await pictures.hide('b');
    expect(await pictures.copy('a', 'b')).toEqual({ width: 1200, height: 900, fingerprint: null });
    expect(files.get('image/b/640')).toEqual(files.get('image/a/640'));
    await pictures.remove('a');
    expect([...files.keys()].toSorted()).toEqual([
      'hidden/b',
      'image/b/1200',
      'image/b/128',
      'image/b/320',
      'image/b/640',
    ]);
    await pictures.bar('b');
    expect([await pictures.copy('b', 'c'), await pictures.copy('a', 'c')]).toEqual([null, null]);
    expect([...files.keys()].some((key) => key.endsWith('/c'))).toBe(false);
  });

  it('restores pictures hidden by their owner but not pictures hidden by moderation', async () => {
    const { files, pictures } = memoryBlobs();
    await pictures.hide('a');
    await pictures.unhide('a');
    expect([...files.keys()]).toEqual([]);
    await pictures.bar('a');
    for (let twice = 0; twice < 2; twice += 1) await pictures.unhide('a');
    expect([...files.keys()]).toEqual(['hidden/a']);
    await pictures.show('a');
    expect([...files.keys()]).toEqual([]);
  });

  it('stores built-in pictures in the same widths and keeps their colours', async () => {
    const { files, pictures } = memoryBlobs();
    const data = await picture(1200, 900).raw().toBuffer();
    expect(await pictures.storeDrawn('a', { data, width: 1200, height: 900 })).toMatchObject({
      width: 1200,
      height: 900,
    });
    expect(
      await Promise.all(
        [1200, 640, 320, 128].map(async (width) => (await sharp(files.get(`image/a/${width}`)).metadata()).width),
      ),
    ).toEqual([1200, 640, 320, 128]);
    expect([...(await sharp(files.get('image/a/320')).raw().toBuffer())].slice(0, 3)).toEqual(
      [136, 170, 204].map((value) => expect.closeTo(value, -1)),
    );
  });

  it('does not enlarge small pictures', async () => {
    const { pictures } = memoryBlobs();
    expect(await pictures.store('a', await picture(200, 100).png().toBuffer())).toMatchObject({
      width: 200,
      height: 100,
    });
  });

  it('keeps the colours of greyscale, 16-bit and transparent pictures', async () => {
    const { files, pictures } = memoryBlobs();
    const colours = async (file: Uint8Array | undefined) =>
      [...(await sharp(file).ensureAlpha().raw().toBuffer())].slice(0, 4);
    await pictures.store('grey', await picture(40, 30).greyscale().png().toBuffer());
    await pictures.store('deep', await picture(40, 30).toColourspace('rgb16').png().toBuffer());
    await pictures.store(
      'clear',
      await sharp({
        create: { width: 40, height: 30, channels: 4, background: { r: 136, g: 170, b: 204, alpha: 0.5 } },
      })
        .png()
        .toBuffer(),
    );
    const near = (expected: number[]) => expected.map((value) => expect.closeTo(value, -1));
    expect(await colours(files.get('image/grey/320'))).toEqual(near([166, 166, 166, 255]));
    expect(await colours(files.get('image/deep/320'))).toEqual(near([136, 170, 204, 255]));
    expect(await colours(files.get('image/clear/320'))).toEqual(near([136, 170, 204, 128]));
  });

  it('removes the GPS location of a photo', async () => {
    const { files, pictures } = memoryBlobs();
    const withPlace = await picture(600, 400)
      .withExif({
        IFD3: { GPSLatitude: '50/1 56/1 0/1', GPSLatitudeRef: 'N' },
        IFD0: { Make: 'Camera of a neighbour' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    await pictures.store('a', withPlace);
    for (const file of files.values()) expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  it('applies the EXIF orientation', async () => {
    const { pictures } = memoryBlobs();
    expect(
      await pictures.store('a', await picture(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
    ).toMatchObject({ width: 400, height: 600 });
  });

  it('rejects a 16-bit picture that needs twice the memory of the largest allowed 8-bit picture', async () => {
    const { files, pictures } = memoryBlobs();
    const deep = sharp({ create: { width: 7000, height: 5700, channels: 4, background: '#88aacc' } })
      .toColourspace('rgb16')
      .png();
    expect(await codeOf(pictures.store('a', await deep.toBuffer()))).toBe('picture_too_big');
    expect([...files.keys()]).toEqual([]);
  });

  it('processes two pictures at a time, queues eight and rejects further ones', async () => {
    const { files, pictures } = memoryBlobs();
    const file = await picture(60, 40).png().toBuffer();
    const answers = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => pictures.store(`p${n}`, file)));
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(refused).toHaveLength(4);
    expect(refused.every((error) => error instanceof TooMany)).toBe(true);
    expect([...files.keys()]).toHaveLength(10 * 4);
    expect(await codeOf(pictures.store('later', file))).toBe('stored');
  });

  it('rejects non-pictures, other file types, truncated files and decompression bombs', async () => {
    const { files, pictures } = memoryBlobs();
    expect(await codeOf(pictures.store('a', Buffer.from('<html>not a picture</html>')))).toBe('picture_type');
    expect(await codeOf(pictures.store('a', await picture(10, 10).gif().toBuffer()))).toBe('picture_type');
    expect(
      await codeOf(
        pictures.store('a', (await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 4000)),
      ),
    ).toBe('picture_broken');
    expect(await codeOf(pictures.store('a', await picture(9000, 9000).png().toBuffer()))).toBe('picture_too_big');
    expect(await codeOf(pictures.store('a', new Uint8Array(9 * 1024 * 1024)))).toBe('picture_too_big');
    expect(files.size).toBe(0);
  });

  it('rejects SVG, TIFF and AVIF content, even disguised as JPEG', async () => {
    const { files, pictures } = memoryBlobs();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]);
    for (const file of [
      Buffer.from(svg),
      Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
      disguised,
      await picture(10, 10).tiff().toBuffer(),
      await picture(10, 10).avif().toBuffer(),
      new Uint8Array(0),
    ]) {
      expect(await codeOf(pictures.store('a', file))).toBe('picture_type');
    }
    expect(files.size).toBe(0);
  });

  it('rejects a photo truncated during upload', async () => {
    const { files, pictures } = memoryBlobs();
    const noise = sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    for (const file of [await noise.clone().jpeg().toBuffer(), await noise.clone().webp().toBuffer()]) {
      expect(await codeOf(pictures.store('a', file.subarray(0, file.length >> 1)))).toBe('picture_broken');
    }
    expect(files.size).toBe(0);
  });

  it('removes colour profiles and editor metadata', async () => {
    const { files, pictures } = memoryBlobs();
    const noted = await picture(300, 200)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Gartenweg 3</note></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(noted.includes('Gartenweg 3')).toBe(true);
    await pictures.store('a', noted);
    for (const file of files.values()) {
      const { xmp, iptc, icc } = await sharp(file).metadata();
      expect([xmp, iptc, icc, Buffer.from(file).includes('Gartenweg')]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
  });
});
