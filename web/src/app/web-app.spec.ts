import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';

const file = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../public', name));
/** Width and height of a PNG: the first two numbers of its first chunk. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the web app on a home screen', () => {
  it.each(localeCodes)('has a manifest in its language, %s, with icons of the declared sizes', (locale) => {
    const manifest = JSON.parse(file(`app.${locale}.webmanifest`).toString()) as {
      icons: { src: string; sizes: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({
      lang: locale,
      start_url: pageAddress(locale, '/'),
      display: 'standalone',
      shortcuts: [{ url: pageAddress(locale, '/search') }, { url: pageAddress(locale, '/requests') }],
    });
    expect(manifest.icons.map(({ src }) => sizeOf(file(src.slice(1))))).toEqual(
      manifest.icons.map(({ sizes }) => sizes),
    );
  });

  it('has the icon required by iPhones', () => {
    expect(sizeOf(file('apple-touch-icon.png'))).toBe('180x180');
  });
});
