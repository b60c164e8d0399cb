import { describe, expect, it } from 'vitest';
import { imageIdIn } from './picture-address.js';
import { picturesIn, picturesText } from './sheet-pictures.js';

const file = (name: string) => ({ kind: 'file', name });
const address = (text: string) => ({ kind: 'address', address: text });

describe('the pictures of a cell', () => {
  it.each([
    ['zelt.jpg', [file('zelt.jpg')]],
    [' Bilder/Zelt.JPG ; ..\\..\\boot.png\nkanu.webp', [file('zelt.jpg'), file('boot.png'), file('kanu.webp')]],
    ['C:\\Fotos\\zelt.jpg', [file('zelt.jpg')]],
    [
      'a.jpg, b.jpg,https://example.org/c,d.jpg',
      [file('a.jpg'), file('b.jpg'), address('https://example.org/c,d.jpg')],
    ],
    ['https://Example.org/a b.jpg', [{ kind: 'malformed' }]],
    ['https://Example.org/ä.jpg?w=1#top', [address('https://example.org/%C3%A4.jpg?w=1')]],
    ['http://example.org/a.jpg', [address('http://example.org/a.jpg')]],
    ['ftp://example.org/a.jpg', [{ kind: 'malformed' }]],
    ['https://me:secret@example.org/', [{ kind: 'malformed' }]],
    ['https://', [{ kind: 'malformed' }]],
    ['javascript:alert(1)', [{ kind: 'malformed' }]],
    ['Bilder/', [{ kind: 'malformed' }]],
    ['zelt\u0000.jpg', [{ kind: 'malformed' }]],
    ['\u007f.jpg', [{ kind: 'malformed' }]],
    [`https://example.org/${'x'.repeat(2_000)}`, [{ kind: 'malformed' }]],
    [' ; ', []],
  ])('%j', (cell, expected) => expect(picturesIn(cell)).toEqual(expected));

  it('are the own ones in an export', () => {
    const id = '5d0c2a3e-1b7f-4c68-8e21-93f4a6b0d7c1';
    const text = picturesText([id, id], 'https://leihen.example');
    expect(picturesIn(text).map((one) => one.kind === 'address' && imageIdIn(one.address))).toEqual([id, id]);
    expect(imageIdIn(`https://example.org/media/${id}/1200.webp?until=1`)).toBe(id);
    expect(imageIdIn(`https://example.org/x/media/${id}/1200.webp`)).toBeNull();
  });
});
