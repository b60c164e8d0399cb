import { describe, expect, it } from 'vitest';
import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import { testTexts } from '../../testing/texts.js';
import { readTraderSearch, traderList, traderQuestion, type TraderSearch } from './trader-list.js';

const id = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';

describe('the URL parameters of the provider list', () => {
  it('contain filter, sort order and open provider and omit the defaults', () => {
    expect(readTraderSearch({ state: 'checked', sort: '-since', columns: 'vat', page: 3, provider: id })).toEqual({
      state: 'checked',
      sort: '-since',
      columns: 'vat',
      page: 3,
      provider: id,
    });
    expect(readTraderSearch({ state: 'unchecked', page: 1 })).toEqual({});
    expect(traderQuestion({})).toEqual({ state: 'unchecked', page: 1 });
    expect(traderQuestion({ state: 'ended', sort: '-since', page: 2, provider: id })).toEqual({
      state: 'ended',
      sort: '-since',
      page: 2,
    });
  });

  it('drop invalid values', () => {
    for (const raw of [{ state: 'x' }, { sort: 'name' }, { page: 501 }, { provider: 'x' }])
      expect(readTraderSearch(raw)).toEqual({});
  });

  it('exclude columns without values in the current filter', () => {
    const words = { t: testTexts('de').getFixedT('de', 'trader'), locale: 'de' } as const;
    const columnsFor = (search: TraderSearch) => traderList.table(words, search).all.map(({ name }) => name);
    expect(columnsFor({ state: 'missing' })).toEqual(['since']);
    expect(columnsFor({})).toContain('register');
  });

  it('files its times in the time zone of the staff, which their headings name', () => {
    const words = { t: testTexts('de').getFixedT('de', 'trader'), locale: 'de' } as const;
    const { heads, cells } = traderList.file(words);
    const details = { name: 'Ada', street: 'Gasse 1', postal: '50823', city: 'Köln', country: 'DE' };
    const row = { trader_id: id, user_id: id, state: 'ended', seen: '2027-01-08T08:01:00.000Z', until: null, details };
    const filed = Object.fromEntries(heads.map((head, at) => [head, cells(row as unknown as TraderRowShape)[at]]));
    expect(Object.entries(filed).filter(([head]) => head.endsWith('(Europe/Berlin)'))).toEqual([
      [expect.any(String), '2027-01-08 09:01'],
      [expect.any(String), ''],
    ]);
  });
});
