import { describe, expect, it } from 'vitest';
import { matchPictures } from './by-number.js';

const offer = (number: string | null, hasPicture = false) => ({
  offer_id: `id-${number}`,
  title: '',
  number,
  hasPicture,
});
const match = (names: readonly string[], ...offers: readonly ReturnType<typeof offer>[]) => {
  const { matches, left, unknown } = matchPictures(
    names.map((name) => ({ name })),
    offers,
  );
  return { found: matches.map((one) => [one.offer.number, ...one.files.map(({ name }) => name)]), left, unknown };
};

describe('pictures named by own number', () => {
  it('belong to the offer with that number, in the order of their names', () => {
    expect(
      match(
        ['z-017-10.jpg', 'Z-017-2.JPG', 'Z-017.png', 'Z-018 (1).webp', 'z-018_2.jpg'],
        offer('Z-017'),
        offer('z-018'),
      ),
    ).toEqual({
      found: [
        ['Z-017', 'Z-017.png', 'Z-017-2.JPG', 'z-017-10.jpg'],
        ['z-018', 'Z-018 (1).webp', 'z-018_2.jpg'],
      ],
      left: 0,
      unknown: [],
    });
  });
  it('belong to the exact number before a shorter one', () => {
    expect(match(['A-1.jpg', 'A-1-2.jpg'], offer('A'), offer('A-1'))).toMatchObject({
      found: [['A-1', 'A-1.jpg', 'A-1-2.jpg']],
    });
  });
  it('leave out offers with pictures, names that fit no offer, and more than ten pictures', () => {
    const many = Array.from({ length: 12 }, (_, n) => `B-${n}.jpg`);
    expect(match(['A.jpg', 'C.jpg', ...many], offer('A', true), offer('B'), offer(null))).toMatchObject({
      found: [['B', ...many.slice(0, 10)]],
      left: 3,
      unknown: ['C.jpg'],
    });
  });
});
