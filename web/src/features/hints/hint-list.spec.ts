import { describe, expect, it } from 'vitest';
import { testTexts } from '../../testing/texts.js';
import { hintList, hintQuestion, type HintSearch, readHintSearch } from './hint-list.js';

const user = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';

describe('the URL parameters of the hint list', () => {
  it('contain the filters and omit the defaults', () => {
    expect(readHintSearch({ state: 'fine', kind: 'price', language: 'nl', user, page: 3, hint: user })).toEqual({
      state: 'fine',
      kind: 'price',
      language: 'nl',
      user,
      page: 3,
      hint: user,
    });
    expect(readHintSearch({ sort: 'severity', columns: 'kind,at' })).toEqual({ sort: 'severity', columns: 'kind,at' });
    expect(readHintSearch({ state: 'open', page: 1 })).toEqual({});
    expect(hintQuestion({})).toEqual({ state: 'open', page: 1 });
    expect(hintQuestion({ state: 'all', user, sort: 'at', hint: user })).toEqual({
      state: 'all',
      user_id: user,
      sort: 'at',
      page: 1,
    });
    const texts = testTexts('de');
    const words = {
      t: texts.getFixedT('de', 'hints'),
      office: texts.getFixedT('de', 'backoffice'),
      words: texts.getFixedT('de', 'moderation'),
      locale: 'de',
    } as const;
    const usualHintSort = (search: HintSearch) => hintList.table(words, search).sort;
    expect([usualHintSort({}), usualHintSort({ state: 'all' })]).toEqual(['-severity', '-at']);
  });

  it('drop invalid values', () => {
    for (const raw of [
      { state: 'x' },
      { kind: 'x' },
      { language: 'fr' },
      { user: 'x' },
      { page: 0 },
      { page: 501 },
      { hint: 'x' },
    ])
      expect(readHintSearch(raw)).toEqual({});
  });
});
