import { describe, expect, it } from 'vitest';
import { routerAt } from '../../testing/page.js';
import { demoHandler } from '../../testing/demo-api.js';
import type { FakeHandler } from '../../testing/fake-api.js';
import type { Locale } from '../../i18n/locale.js';
import { koeln } from './examples.js';
import { readPlainForm } from './model/plain-form.js';

const places: FakeHandler = ({ path, query }) => {
  if (path === '/v1/city') return { data: koeln };
  if (path !== '/v1/place') return undefined;
  const asked = query.get('query');
  const postal = { Köln: null, '50823 Köln': 'de-50823' }[asked ?? ''];
  return {
    data:
      postal === undefined ? { kind: 'none', places: [] } : { kind: 'one', places: [{ ...koeln, postal_id: postal }] },
  };
};
const endOf = async (address: string, locale: Locale = 'de') => {
  const { router } = await routerAt(address, locale, places, demoHandler());
  await router.load();
  return decodeURIComponent(router.latestLocation.publicHref);
};

describe('a search sent without scripts', () => {
  it('leads to the words and the typed place', async () => {
    expect(await endOf('/suche?q=Zelt&where=K%C3%B6ln&from=&to=')).toBe('/ortssuche/koeln/Zelt');
    expect(await endOf('/en/search?q=&where=50823+K%C3%B6ln&from=&to=', 'en')).toBe(
      '/en/citysearch/koeln?postal=de-50823',
    );
    expect(await endOf('/suche?q=Zelt&where=')).toBe('/suche/Zelt');
    expect(await endOf('/suche?q=&where=')).toBe('/suche');
  });
  it('looks for what is free on the days, also when only one was given', async () => {
    expect(await endOf('/suche?q=Zelt&where=&from=2027-07-04&to=2027-07-06')).toBe(
      '/suche/Zelt?from=2027-07-04&to=2027-07-06&freeDays=true',
    );
    expect(await endOf('/suche?q=Zelt&where=&from=&to=2027-07-06')).toBe(
      '/suche/Zelt?from=2027-07-06&to=2027-07-06&freeDays=true',
    );
  });
  it('keeps an unknown place, for its field to say so', async () => {
    expect(await endOf('/suche?q=Zelt&where=Nowhereville')).toBe('/suche/Zelt?place=Nowhereville');
  });
  it('keeps category, filters and the place that was chosen before', async () => {
    expect(await endOf('/suche?q=&where=&category=405')).toBe('/kategorie/hobby-freizeit/camping');
    expect(
      await endOf(
        '/suche?q=Zelt&where=50823+K%C3%B6ln&named=50823+K%C3%B6ln&city=koeln&postal=de-50823&radius=10&free=true&pay=cash',
      ),
    ).toBe('/ortssuche/koeln/Zelt?free=true&pay=cash&postal=de-50823&radius=10');
  });
  it('is none where the form did not make the address', () => expect(readPlainForm('?free=true&max=20')).toBeNull());
  it('survives what is no day and no number', () => {
    expect(readPlainForm('?q=x&from=2027-02-31&max=much&lat=here&category=-')).toEqual({
      term: 'x',
      typedPlace: '',
      fields: {},
    });
  });
});
