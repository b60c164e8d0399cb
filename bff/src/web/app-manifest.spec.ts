import { describe, expect, it } from 'vitest';
import { builtInBrand } from '@lendring/contracts/installation/brand.js';
import { ImageId } from '@lendring/contracts/kernel/ids.js';
import { brandedManifest } from './app-manifest.js';

const built = {
  name: 'Lendring',
  short_name: 'Lendring',
  lang: 'de',
  theme_color: '#007a7e',
  icons: [{ src: '/a.png' }],
};
const logo = ImageId.parse('a0000000-0000-4000-8000-000000000001');

describe('the web app manifest', () => {
  it('is unchanged without settings', () => expect(brandedManifest(built, builtInBrand)).toEqual(built));

  it('uses name, logo and colour of the installation', () => {
    expect(brandedManifest(built, { name: 'Leihbar', logo, accent: '#7a1f5c' })).toEqual({
      name: 'Leihbar',
      short_name: 'Leihbar',
      lang: 'de',
      theme_color: '#7a1f5c',
      icons: [{ src: `/media/${logo}/640.webp`, sizes: 'any', type: 'image/webp' }],
    });
  });
});
