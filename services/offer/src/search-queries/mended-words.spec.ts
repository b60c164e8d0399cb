import { describe, expect, it } from 'vitest';
import { mendedWords } from './mended-words.js';

const offer = (title: string, ...tags: readonly string[]) => ({ title, tags });

describe('a mended word', () => {
  it('is spelled as a found offer does, the typed one as it was typed', () => {
    expect(
      mendedWords([{ word: 'hupfbrug', readings: ['hufburg', 'hupfburg'] }], 'Hüpfbrug, groß', [
        offer('Große Hüpfburg „Drache“'),
      ]),
    ).toEqual([{ typed: 'Hüpfbrug', meant: 'Hüpfburg' }]);
    expect(mendedWords([{ word: 'makitta', readings: ['makita'] }], 'makitta', [offer('Säge', 'Makita')])).toEqual([
      { typed: 'makitta', meant: 'Makita' },
    ]);
  });
  it('is spelled as things are called where offers call it otherwise', () =>
    expect(
      mendedWords([{ word: 'namaschiene', readings: ['nahmaschine'] }], 'Nämaschiene', [offer('Overlock')]),
    ).toEqual([{ typed: 'Nämaschiene', meant: 'Nähmaschine' }]));
  it('is left out where no name and no found offer spells it', () =>
    expect(mendedWords([{ word: 'qwertz', readings: ['qwerta'] }], 'qwertz', [offer('Zelt')])).toEqual([]));
});
