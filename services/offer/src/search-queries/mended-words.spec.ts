import { describe, expect, it } from 'vitest';
import { mendedWords } from './mended-words.js';

const offer = (title: string, ...tags: readonly string[]) => ({ title, tags });

describe('a corrected word', () => {
  it('is spelled as in a found offer, next to the original as typed', () => {
    expect(
      mendedWords([{ word: 'hupfbrug', readings: ['hufburg', 'hupfburg'] }], 'Hüpfbrug, groß', [
        offer('Große Hüpfburg „Drache“'),
      ]),
    ).toEqual([{ typed: 'Hüpfbrug', meant: 'Hüpfburg' }]);
    expect(mendedWords([{ word: 'makitta', readings: ['makita'] }], 'makitta', [offer('Säge', 'Makita')])).toEqual([
      { typed: 'makitta', meant: 'Makita' },
    ]);
  });
  it('is spelled like the known item name if offers use another name', () =>
    expect(
      mendedWords([{ word: 'namaschiene', readings: ['nahmaschine'] }], 'Nämaschiene', [offer('Overlock')]),
    ).toEqual([{ typed: 'Nämaschiene', meant: 'Nähmaschine' }]));
  it('is omitted if no item name and no found offer contains the word', () =>
    expect(mendedWords([{ word: 'qwertz', readings: ['qwerta'] }], 'qwertz', [offer('Zelt')])).toEqual([]));
});
