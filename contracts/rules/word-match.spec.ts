import { describe, expect, it } from 'vitest';
import { wordFinder, type Wanted } from './word-match.js';

const whole = (text: string): Wanted => ({ text, match: 'word' });
const beginning = (text: string): Wanted => ({ text, match: 'beginning' });
const found = (entries: readonly Wanted[], text: string) => wordFinder(entries)(text).map(({ as }) => as);

describe('word list matches', () => {
  it('ignore case, accents and umlauts in whole words', () => {
    expect(found([whole('Schlüssel')], 'Ein SCHLÜSSEL, ein Schluessel')).toEqual(['SCHLÜSSEL']);
    for (const text of ['schluessel', 'schlussel', 'Schlu\u0308ssel', 'Schlüßel'])
      expect(found([whole('schlüssel')], text)).toEqual([text]);
    expect(found([whole('café')], 'im Cafe')).toEqual(['Cafe']);
    expect(found([whole('gun')], 'gunstig, begun, Gunther')).toEqual([]);
  });

  it('include prefixes of longer words if the entry is configured so', () => {
    expect(found([beginning('waffe')], 'Waffeln und Waffenschrank')).toEqual(['Waffeln']);
    expect(found([beginning('waffen')], 'Waffeln und Waffenschrank')).toEqual(['Waffenschrank']);
    expect(found([beginning('waffen')], 'Schusswaffen')).toEqual([]);
  });

  it('include phrases regardless of separators, with the last word as a prefix', () => {
    expect(found([whole('western union')], 'per Western-Union oder')).toEqual(['Western-Union']);
    expect(found([whole('western union')], 'Union im Western')).toEqual([]);
    expect(found([whole('western union')], 'Western Unionist')).toEqual([]);
    expect(found([beginning('western union')], 'Western Unionist')).toEqual(['Western Unionist']);
    expect(found([whole('western union')], 'western')).toEqual([]);
  });

  it('are returned once each with their position, in text order', () => {
    const [entry, other] = [whole('gas'), whole('öl')];
    const text = 'Öl, Gas, Öl';
    expect(wordFinder([entry, other])(text)).toEqual([
      { entry: other, as: 'Öl', from: 0, to: 2 },
      { entry, as: 'Gas', from: 4, to: 7 },
    ]);
  });

  it('are empty for entries without letters, and treat regex characters literally', () => {
    expect(found([whole('!!!'), whole('.*'), whole('')], 'alles. *')).toEqual([]);
  });

  it('are found quickly in a long text with two thousand entries', () => {
    const entries = Array.from({ length: 2_000 }, (_, n) => (n % 2 ? whole : beginning)(`wort${n}x`));
    const text = `${'ein ganz gewöhnlicher Text '.repeat(2_000)}wort1999x`;
    expect(found(entries, text)).toEqual(['wort1999x']);
  });
});
