import { describe, expect, it } from 'vitest';
import { createPictureLinks } from './picture-links.js';

const [image, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const at = '2027-03-01T10:00:00.000Z';
const links = createPictureLinks(new Uint8Array(32).fill(1));
const given = (url: string) => Object.fromEntries(new URL(url, 'https://x.example').searchParams);

describe('signed URLs of hidden pictures', () => {
  const url = links.signed(at)(image, 640);

  it('open the picture in every width for two days, and stay the same for one day', () => {
    expect(url).toMatch(new RegExp(`^/media/${image}/640.webp\\?until=2027-03-03&signature=[\\w-]{43}$`));
    expect(links.signed('2027-03-01T23:59:59.999Z')(image, 320).split('?')[1]).toBe(url.split('?')[1]);
    for (const when of [at, '2027-03-03T23:59:59.999Z']) expect(links.opens(image, given(url), when)).toBe('hidden');
    expect(links.opens(image, given(url), '2027-03-04T00:00:00.000Z')).toBe(null);
  });

  it('signed for the owner also open pictures hidden by moderation', () => {
    const own = links.signedForOwner(at)(image, 640);
    expect(links.opens(image, given(own), at)).toBe('barred');
    expect(links.opens(other, given(own), at)).toBe(null);
  });

  it('open no other picture and cannot be forged', () => {
    expect(links.opens(other, given(url), at)).toBe(null);
    expect(links.opens(image, { ...given(url), until: '2027-04-01' }, at)).toBe(null);
    expect(createPictureLinks(new Uint8Array(32)).opens(image, given(url), at)).toBe(null);
    for (const wrong of [
      {},
      { until: '2027-03-03' },
      { until: '2027-03-03', signature: '' },
      { until: ['2027-03-03'], signature: ['x'] },
    ])
      expect(links.opens(image, wrong, at)).toBe(null);
  });
});
