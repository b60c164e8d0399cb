import { afterEach, describe, expect, it } from 'vitest';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import type { NotBookable } from '@lendring/contracts/rules/why-not-bookable.js';
import { testTexts, text, textIn, textLike } from '../../../testing/texts.js';
import type { AnyText } from '../../../i18n/namespaces.js';
import type { Locale } from '../../../i18n/locale.js';
import { createApi } from '../../../lib/api-client/api.js';
import { ApiContext } from '../../../lib/api-client/api-context.js';
import { createFakeApi } from '../../../testing/fake-api.js';
import { render, renderOnServer } from '../../../testing/render.js';
import { offerCard, userCard } from '../../../testing/samples.js';
import { category, koeln } from '../examples.js';
import type { List } from '../model/list.js';
import { EmptyResults } from './EmptyResults.js';
import { headingOf, meantWords, shortHeading } from './heading.js';
import { MeantNote, mendedWords, piggyBankWords } from './ResultsHead.js';
import { PriceField } from './FilterFields.js';
import { pinText } from './ResultsMap.js';
import { ResultRow } from './ResultRow.js';
import WiderResults from './WiderResults.js';

const dutch = textIn('nl');
const english = textIn('en');

afterEach(cleanup);
const words = (locale: Locale) => testTexts(locale).t as AnyText;
const list = (change: Partial<List> = {}): List => ({
  route: 'search',
  term: null,
  category: null,
  city: null,
  fields: {},
  ...change,
});
type Meant = OfferSearchShape['meant'];
const found = (total: number, exact = true, meant: Meant = null) => ({
  total,
  total_is_exact: exact,
  meant,
  only_mentioned: false,
  facets: [],
  lenders: [],
});
const inKoeln: Meant = {
  text: 'zelt',
  left_out: [],
  words_total: 0,
  place: { label: 'Köln', city_id: koeln.id, city_url: 'koeln', postal_id: null },
};
const inCode: Meant = {
  text: 'zelt',
  left_out: [],
  words_total: 0,
  place: { label: '50823 Köln', city_id: koeln.id, city_url: 'koeln', postal_id: 'de-50823' },
};

describe('the heading of results', () => {
  const de = words('de');
  it('states the count, the query and the place', () => {
    expect(headingOf(de, list({ term: 'Zelt', city: koeln, fields: { radius: 10 } }), found(23))).toBe(
      '23 Ergebnisse für „Zelt“ rund um Köln',
    );
    expect(headingOf(de, list({ city: koeln, fields: { radius: 7 } }), found(99))).toBe('99 Inserate rund um Köln');
    expect(headingOf(de, list({ term: 'Zelt', city: koeln }), found(1))).toBe('1 Ergebnis für „Zelt“ in Köln');
    expect(headingOf(de, list({ category, fields: { lat: 50.9, lng: 6.9 } }), found(1234))).toBe(
      '1.234 Inserate in „Camping“ in deiner Nähe',
    );
    expect(headingOf(de, list({ term: 'Zelt', category }), found(0))).toBe('Keine Ergebnisse für „Zelt“ in „Camping“');
    expect(headingOf(de, list({ city: koeln, fields: { postal: 'de-50823' } }), found(5))).toBe(
      '5 Inserate rund um 50823 Köln',
    );
    expect(headingOf(de, list({ fields: { box: '1_2_3_4' } }), found(1000, false))).toBe(
      'Mehr als 1.000 Inserate in diesem Kartenausschnitt',
    );
  });
  it('is available in English and Dutch', () => {
    expect(headingOf(words('en'), list({ term: 'tent', city: koeln }), found(2))).toBe('2 results for “tent” in Köln');
    expect(headingOf(words('nl'), list({ category, city: koeln, fields: { radius: 5 } }), found(0))).toBe(
      'Geen advertenties in “Camping” rond Köln',
    );
  });
  it('names a place recognised in the query, or otherwise the whole query', () => {
    expect(headingOf(de, list({ term: 'zelt köln' }), found(3, true, inKoeln))).toBe('3 Ergebnisse für „zelt“ in Köln');
    expect(headingOf(de, list({ term: 'zelt 50823 köln' }), found(0, true, inCode))).toBe(
      'Keine Ergebnisse für „zelt“ rund um 50823 Köln',
    );
    expect(
      headingOf(
        de,
        list({ term: 'zelt für 4' }),
        found(3, true, { text: 'zelt für 4', left_out: ['4'], words_total: 0, place: null }),
      ),
    ).toBe(text('search:heading.term', { count: 3, number: '3', term: 'zelt für 4' }));
  });
  it('names the group of the listed offers, in every language', () => {
    const group = 'Werkzeugkeller';
    const ofGroup = (locale: Locale, more: Partial<List>) => headingOf(words(locale), list(more), found(3), group);
    expect((['de', 'en', 'nl'] as const).map((locale) => ofGroup(locale, {}))).toEqual([
      text('search:heading.category', { count: 3, number: '3', category: 'Werkzeugkeller' }),
      english('search:heading.category', { count: 3, number: '3', category: 'Werkzeugkeller' }),
      dutch('search:heading.category', { count: 3, number: '3', category: 'Werkzeugkeller' }),
    ]);
    expect(ofGroup('de', { category })).toBe('3 Inserate in „Camping“ in „Werkzeugkeller“');
    expect(ofGroup('de', { term: 'Zelt' })).toBe('3 Ergebnisse für „Zelt“ in „Werkzeugkeller“');
  });
  it('states that filters exclude all results, in every language', () => {
    const filtered = (locale: Locale, fields: List['fields'], more: Partial<List> = {}) =>
      headingOf(words(locale), list({ term: 'bohrmaschine', city: koeln, ...more, fields }), found(0));
    expect((['de', 'en', 'nl'] as const).map((locale) => filtered(locale, { free: true }))).toEqual([
      'Keine kostenlosen Ergebnisse für „bohrmaschine“ in Köln',
      'No free results for “bohrmaschine” in Köln',
      'Geen gratis resultaten voor “bohrmaschine” in Köln',
    ]);
    expect((['de', 'en', 'nl'] as const).map((locale) => filtered(locale, { free: true, by: 'shop' }))).toEqual([
      'Keine Ergebnisse für „bohrmaschine“ in Köln mit diesen Filtern',
      'No results for “bohrmaschine” in Köln with these filters',
      'Geen resultaten voor “bohrmaschine” in Köln met deze filters',
    ]);
    expect(filtered('de', { free: true, category: 405 }, { term: null, category })).toBe(
      'Keine kostenlosen Inserate in „Camping“ in Köln',
    );
    expect(filtered('de', { free: true }, { term: null, city: null })).toBe(text('search:heading.noneFree.all'));
    expect(headingOf(de, list({ term: 'Zelt', fields: { free: true } }), found(2))).toBe(
      text('search:heading.term', { count: 2, number: '2', term: 'Zelt' }),
    );
  });
  it('counts offers that only mention the search words as loose matches, in every language', () => {
    const loose = (locale: Locale, total: number, more: Partial<List> = {}) =>
      headingOf(words(locale), list({ term: 'zeitfahrrad', fields: { free: true }, ...more }), {
        ...found(total),
        only_mentioned: true,
      });
    expect(
      (['de', 'en', 'nl'] as const).flatMap((locale) => [loose(locale, 1), loose(locale, 3, { city: koeln })]),
    ).toEqual([
      text('search:heading.loose.term', { count: 1, number: '1', term: 'zeitfahrrad' }),
      '3 ungefähre Treffer für „zeitfahrrad“ in Köln',
      english('search:heading.loose.term', { count: 1, number: '1', term: 'zeitfahrrad' }),
      '3 loose matches for “zeitfahrrad” in Köln',
      dutch('search:heading.loose.term', { count: 1, number: '1', term: 'zeitfahrrad' }),
      '3 resultaten die misschien passen bij “zeitfahrrad” in Köln',
    ]);
    expect(loose('de', 0)).toBe(text('search:heading.noneFree.term', { term: 'zeitfahrrad' }));
  });
  it('omits the count while loading', () =>
    expect(shortHeading(de, list({ term: 'Zelt', city: koeln }))).toBe('„Zelt“ in Köln'));
});

describe('the interpretation of the query', () => {
  const mentioned = { ...found(2), only_mentioned: true };
  const note = (
    shown: List,
    answer: Parameters<typeof MeantNote>[0]['found'],
    others: Partial<OfferSearchShape> = { total: 12 },
  ): readonly URLSearchParams[] => {
    const asked: URLSearchParams[] = [];
    const { fetch } = createFakeApi(({ query }) => {
      asked.push(query);
      return { data: { offers: [], meant: null, only_mentioned: false, facets: [], lenders: [], ...others } };
    });
    render(
      <ApiContext value={createApi({ fetch, locale: 'de' })}>
        <MeantNote list={shown} found={answer} />
      </ApiContext>,
    );
    return asked;
  };
  const without: Meant = { text: 'zelt für 4', left_out: ['4'], words_total: 0, place: null };
  it('is stated in every language', () => {
    const said = (locale: Locale, meant: Meant) =>
      meantWords(words(locale), list({ term: 'zelt für 4 köln' }), { meant, total: 1, only_mentioned: false });
    expect([said('de', null), said('de', without), said('de', inKoeln)]).toEqual([
      '',
      text('search:meant.without', { nothing: 'Kein Inserat', words: '„4“' }),
      text('search:meant.place', { nothing: 'Kein Inserat', term: 'zelt für 4 köln', place: 'Köln' }),
    ]);
    expect(said('de', { ...inKoeln, left_out: ['4', 'personen'] })).toBe(
      text('search:meant.placeWithout', {
        nothing: 'Kein Inserat',
        term: 'zelt für 4 köln',
        place: 'Köln',
        words: '„4“, „personen“',
      }),
    );
    expect([said('en', without), said('en', inKoeln)]).toEqual([
      english('search:meant.without', { nothing: 'No offer', words: '“4”' }),
      english('search:meant.place', { nothing: 'No offer', term: 'zelt für 4 köln', place: 'Köln' }),
    ]);
    expect([said('nl', without), said('nl', inKoeln)]).toEqual([
      dutch('search:meant.without', { nothing: 'Geen advertentie', words: '“4”' }),
      dutch('search:meant.place', { nothing: 'Geen advertentie', term: 'zelt für 4 köln', place: 'Köln' }),
    ]);
  });
  it('names the correction of a misspelled word, in every language', () => {
    const mended = [{ typed: 'Borhmaschiene', meant: 'Bohrmaschine' }];
    const said = (locale: Locale) => mendedWords(words(locale), { total: 1, mended });
    expect([said('de'), said('en'), said('nl')]).toEqual([
      text('search:meant.mended', { words: '„Bohrmaschine“' }),
      english('search:meant.mended', { words: '“Bohrmaschine”' }),
      dutch('search:meant.mended', { words: '“Bohrmaschine”' }),
    ]);
    expect(mendedWords(words('de'), { total: 1, mended: [] })).toBe('');
    expect(mendedWords(words('de'), { total: 0, mended })).toBe('');
  });
  it('states that results only mention the search words, in every language', () => {
    const said = (meant: Meant) =>
      (['de', 'en', 'nl'] as const).map((locale) =>
        meantWords(words(locale), list({ term: 'zelt 4' }), { meant, total: 1, only_mentioned: true }),
      );
    expect(said(null)).toEqual([
      text('search:meant.mentioned', { nothing: 'Kein Inserat' }),
      english('search:meant.mentioned', { nothing: 'No offer' }),
      dutch('search:meant.mentioned', { nothing: 'Geen advertentie' }),
    ]);
    // Results must not be described as both matching and merely mentioning the words.
    expect(said(without)).toEqual([
      text('search:meant.mentionedWithout', { nothing: 'Kein Inserat', words: '„4“' }),
      english('search:meant.mentionedWithout', { nothing: 'No offer', words: '“4”' }),
      dutch('search:meant.mentionedWithout', { nothing: 'Geen advertentie', words: '“4”' }),
    ]);
    expect(said({ ...inKoeln, left_out: ['4'] })).toEqual([
      text('search:meant.mentionedPlaceWithout', { nothing: 'Nichts hier', place: 'Köln', words: '„4“' }),
      english('search:meant.mentionedPlaceWithout', { nothing: 'Nothing here', place: 'Köln', words: '“4”' }),
      dutch('search:meant.mentionedPlaceWithout', { nothing: 'Niets hier', place: 'Köln', words: '“4”' }),
    ]);
    expect(said(inKoeln)[0]).toBe(
      'Kein Inserat enthält alle Wörter von „zelt 4“, darum haben wir in Köln gesucht. Nichts hier heißt so. Gezeigt wird, was dazu passen könnte.',
    );
    expect(meantWords(words('de'), list({ term: 'zelt' }), { meant: null, total: 0, only_mentioned: true })).toBe('');
  });
  it('limits its statement to the searched place and filters', () => {
    const said = (fields: List['fields'], more: Partial<List> = {}) =>
      (['de', 'en', 'nl'] as const).map(
        (locale) =>
          meantWords(words(locale), list({ term: 'ventilator', fields, ...more }), {
            meant: null,
            total: 2,
            only_mentioned: true,
          }).split('. ')[0],
      );
    expect(said({ free: true })).toEqual([
      'Nichts Kostenloses heißt so',
      'Nothing free goes by that name',
      'Geen gratis advertentie heet zo',
    ]);
    expect(said({ free: true }, { city: koeln })).toEqual([
      'Nichts Kostenloses hier heißt so',
      'Nothing free here goes by that name',
      'Geen gratis advertentie hier heet zo',
    ]);
    expect(said({ free: true, by: 'shop' })).toEqual([
      'Nichts, was zu den Filtern passt, heißt so',
      'Nothing that fits the filters goes by that name',
      'Niets wat bij de filters past, heet zo',
    ]);
    expect(said({ max: 5, box: '1_2_3_4' })).toEqual([
      'Nichts hier, was zu den Filtern passt, heißt so',
      'Nothing here that fits the filters goes by that name',
      'Niets hier wat bij de filters past, heet zo',
    ]);
    expect(said({ group: 'g4rt3nfr3n' })[0]).toBe('Nichts hier heißt so');
    expect(
      meantWords(words('de'), list({ term: 'zelt für 4', fields: { free: true } }), {
        meant: without,
        total: 1,
        only_mentioned: false,
      }),
    ).toBe(text('search:meant.without', { nothing: 'Nichts Kostenloses', words: '„4“' }));
  });
  it('shows the count without filters when filters may hide exact matches', async () => {
    const asked = note(list({ term: 'ventilator', fields: { free: true, freeWords: 'kostenlos' } }), mentioned);
    const link = await screen.findByRole('link', { name: 'Ohne Filter suchen (12)' });
    expect(link.getAttribute('href')).toBe('/suche/ventilator');
    expect(asked.map((query) => query.get('free'))).toEqual([null]);
    cleanup();
    for (const [fields, shown] of [
      [{}, mentioned],
      [{ free: true }, found(2)],
      [{ free: true }, { ...mentioned, total: 0 }],
    ] as const)
      expect(note(list({ term: 'ventilator', fields }), shown)).toEqual([]);
  });
  it('links to exact matches without filters, even if they are fewer than the loose matches', async () => {
    const asked = list({ term: 'kettensäge', fields: { free: true } });
    const loose = { ...found(3), only_mentioned: true };
    const link = () => screen.findByRole('link', { name: 'Ohne Filter suchen (1)' });
    note(asked, loose, { total: 1 });
    expect(await link()).toBeTruthy();
    cleanup();
    note(asked, found(3, true, without), { total: 1 });
    expect(await link()).toBeTruthy();
    cleanup();
    for (const others of [{ total: 0 }, { total: 3, only_mentioned: true }]) {
      const questions = note(asked, loose, others);
      await waitFor(() => expect(questions).toHaveLength(1));
      await act(async () => {});
      expect(screen.queryByRole('link')).toBeNull();
      cleanup();
    }
  });
  it('explains that pay-what-you-like offers count as free when such offers are listed', () => {
    const [day] = offerCard().pricing;
    const offers = (...types: readonly (1 | 5 | 6)[]) => ({
      offers: [{ pricing: types.map((paymenttype_id) => ({ ...day!, paymenttype_id })) }],
    });
    const said = (locale: Locale, shown: ReturnType<typeof offers>, fields: List['fields'] = { free: true }) =>
      piggyBankWords(words(locale), { fields }, shown);
    expect((['de', 'en', 'nl'] as const).map((locale) => said(locale, offers(6)))).toEqual([
      text('search:meant.piggyBank'),
      english('search:meant.piggyBank'),
      dutch('search:meant.piggyBank'),
    ]);
    expect([said('de', offers(5, 6)), said('de', offers(5)), said('de', offers(6), {})]).toEqual(['', '', '']);
  });
  it('links to the recognised place and keeps the filters', () => {
    note(list({ term: 'zelt 50823 köln', fields: { free: true } }), found(3, true, inCode));
    expect(
      screen.getByRole('link', { name: text('search:meant.choose', { place: '50823 Köln' }) }).getAttribute('href'),
    ).toBe('/ortssuche/koeln/zelt?free=true&postal=de-50823');
  });
  it('offers a quoted search for the words when that search has results', () => {
    const one = { ...inKoeln, words_total: 2 };
    note(list({ term: 'zelt köln' }), found(3, true, one));
    expect(screen.getByText(textLike('search:meant.understood', { place: 'Köln' }))).toBeTruthy();
    expect(screen.getByRole('link', { name: text('search:meant.words', { number: '2' }) }).getAttribute('href')).toBe(
      `/suche/${encodeURIComponent('"zelt köln"')}`,
    );
    expect(shortHeading(words('de'), list({ term: '"zelt köln"' }))).toBe(
      text('search:heading.quoted', { term: 'zelt köln' }),
    );
  });
  it('has no link without a recognised place', () => {
    note(list({ term: 'zelt für 4' }), found(3, true, without));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/ohne „4“/)).toBeTruthy();
  });
});

describe('a result row', () => {
  const row = async (change: Parameters<typeof offerCard>[0], from?: string, to?: string) =>
    (await renderOnServer(<ResultRow offer={offerCard(change)} from={from} to={to} />))
      .replaceAll(/<[^>]+>|\u00a0/g, ' ')
      .replaceAll(/\s+/g, ' ');
  it('shows distance, availability on the chosen days and price', async () => {
    const shown = await row(
      { availability: { free: true, reason: null, refused_day: null, taken_day: null, free_from: null } },
      '2027-07-04',
      '2027-07-06',
    );
    for (const part of [
      'Familienzelt für sechs',
      'Köln · ca. 3 km',
      'zeltfreundin, privat',
      'Drei Kabinen, Stehhöhe im Vorraum.',
      'Frei: 4.–6. Juli',
      '9 € / Tag',
      '5,0',
    ])
      expect(shown).toContain(part);
  });
  it('shows the daily equivalent of weekly and hourly prices when sorted by price', async () => {
    const [day] = offerCard().pricing;
    const priced = (renttype_id: 1 | 2 | 4, amount: number) =>
      ({ ...day!, pricing_id: `p${renttype_id}`, paymenttype_id: 1, renttype_id, amount }) as const;
    const said = async (locale: Locale, pricing: readonly ReturnType<typeof priced>[], byPrice = true) =>
      (await renderOnServer(<ResultRow offer={offerCard({ pricing: [...pricing] })} byPrice={byPrice} />, locale))
        .replaceAll(/<[^>]+>|\u00a0/g, ' ')
        .replaceAll(/\s+/g, ' ');
    expect(await said('de', [priced(4, 6000)])).toContain('60 € / Woche zählt als 8,58 € / Tag');
    expect(await said('en', [priced(4, 6000)])).toContain('counts as €8.58 / day');
    expect(await said('nl', [priced(2, 500)])).toContain('telt als € 40 / dag');
    expect(await said('de', [priced(4, 6000), priced(1, 1200)])).toMatch(/12 € \/ Tag(?! zählt)/);
    expect(await said('de', [priced(4, 6000), priced(1, 1200)])).not.toContain('zählt');
    expect(await said('de', [priced(4, 6000)], false)).not.toContain('zählt');
  });
  it('shows the total for the chosen days, or why these days are not possible', async () => {
    const [day] = offerCard().pricing;
    const pricing = [
      { ...day!, pricing_id: 'p1', renttype_id: 3, amount: 1200, duration_min: 2, duration_max: 4 } as const,
      { ...day!, pricing_id: 'p2', renttype_id: 4, amount: 6000 } as const,
    ];
    const cost = { pricing_id: 'p1', units: 2, amount: 2400, problem: null };
    const asked = (days_price: Parameters<typeof offerCard>[0] & object) =>
      row({ pricing, ...days_price }, '2027-07-04', '2027-07-06');
    expect(await asked({ days_price: cost })).toContain('24 € für 2 Nächte');
    expect(await asked({ days_price: { ...cost, units: null, amount: null, problem: 'duration_too_short' } })).toMatch(
      /mindestens 2 Nächte 12 € \/ Nacht/,
    );
    expect(await asked({ days_price: { ...cost, units: null, amount: null, problem: 'duration_too_long' } })).toContain(
      text('common:daysPrice.atMost', { units: '4 Nächte' }),
    );
    expect(await asked({ days_price: { ...cost, units: null, amount: null, problem: 'wish_kind' } })).toContain(
      text('common:daysPrice.hourly'),
    );
    const pin = (change: Parameters<typeof offerCard>[0]) =>
      pinText(words('de'), offerCard({ pricing, ...change })).replaceAll('\u00a0', ' ');
    expect([
      pin({ days_price: cost }),
      pin({}),
      pin({ pricing: [day!] }),
      pin({ days_price: { ...cost, amount: null, units: null, problem: 'wish_kind' } }),
    ]).toEqual(['24 €', '12 € / Nacht', '9 €', '']);
  });
  it('shows why the days are refused, and when the offer is available again', async () => {
    const refused = (reason: NotBookable, free_from: string | null) =>
      row(
        { availability: { free: false, reason, refused_day: '2027-07-05', taken_day: null, free_from } },
        '2027-07-04',
        '2027-07-06',
      );
    const [day, from] = ['5. Juli', text('search:row.freeFrom', { from: '7. Juli' })];
    expect(await refused('dates_taken', '2027-07-07')).toContain(
      `${text('search:row.refused.dates_taken', { day })}, ${from}`,
    );
    expect(await refused('closed_then', '2027-07-07')).toContain(
      `${text('search:row.refused.closed_then', { day })}, ${from}`,
    );
    expect(await refused('too_far_ahead', null)).toContain(text('search:row.refused.too_far_ahead'));
  });
  it('is not marked available when the days exceed the maximum duration', async () => {
    const [day] = offerCard().pricing;
    const shown = await row(
      {
        availability: { free: true, reason: null, refused_day: null, taken_day: null, free_from: null },
        pricing: [{ ...day!, duration_max: 2 }],
        days_price: { pricing_id: day!.pricing_id, units: null, amount: null, problem: 'duration_too_long' },
      },
      '2027-07-04',
      '2027-07-06',
    );
    expect(shown).toContain(text('common:daysPrice.atMost', { units: '2 Tage' }));
    expect(shown).not.toContain('Frei');
  });
  it('labels a donation on the map', () => {
    const [day] = offerCard().pricing;
    const pricing = [{ ...day!, renttype_id: 3, paymenttype_id: 4, amount: 500, donation_target: 'Tierheim' } as const];
    const pin = (locale: Locale, days_price: Parameters<typeof offerCard>[0] & object) =>
      pinText(words(locale), offerCard({ pricing, ...days_price })).replaceAll('\u00a0', ' ');
    expect(pin('de', { days_price: { pricing_id: day!.pricing_id, units: 2, amount: 1000, problem: null } })).toBe(
      '10 € Spende',
    );
    expect(pin('de', {})).toBe('5 € / Nacht Spende');
  });
  it.each(['business', 'association', 'public_body'] as const)(
    'names an owner that is a %s by its name and kind',
    async (organisation) => {
      const owner = userCard({ commercial: true, organisation, company: 'Festverleih West' });
      expect(await row({ commercial: true, owner })).toContain(
        text(`search:row.${organisation}`, { name: 'Festverleih West' }),
      );
    },
  );
  it('passes the chosen days to the offer link', () => {
    render(<ResultRow offer={offerCard()} from="2027-07-04" to="2027-07-06" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/inserat/a1b2c3d4e5?from=2027-07-04&to=2027-07-06');
  });
});

describe('few results at a place', () => {
  const open = (shown: List, total: number, around: number, far = around) => {
    const radii: (string | null)[] = [];
    const { fetch } = createFakeApi(({ query }) => {
      radii.push(query.get('perimeter'));
      return { data: { offers: [], total: query.get('perimeter') === '25' ? around : far } };
    });
    render(
      <ApiContext value={createApi({ fetch, locale: 'de' })}>
        <WiderResults list={shown} total={total} />
      </ApiContext>,
    );
    return radii;
  };
  const inTown = list({ route: 'city', term: 'Zelt', city: koeln, fields: { free: true, page: 1 } as List['fields'] });
  it('link to a wider radius and show the number of results there', async () => {
    const radii = open(inTown, 1, 7);
    const link = await screen.findByRole('link', { name: text('search:wider', { number: '7', km: 25 }) });
    expect(link.getAttribute('href')).toBe('/ortssuche/koeln/Zelt?free=true&radius=25');
    expect(radii).toEqual(['25']);
  });
  it('link to an even wider radius when the first wider radius adds nothing', async () => {
    open(inTown, 1, 1, 2);
    const link = await screen.findByRole('link', { name: text('search:wider', { number: '2', km: 50 }) });
    expect(link.getAttribute('href')).toBe('/ortssuche/koeln/Zelt?free=true&radius=50');
  });
  it('show no link without further results, with enough results or without a place', async () => {
    const radii = open(inTown, 3, 3);
    await waitFor(() => expect(radii).toEqual(['25', '50']));
    expect(screen.queryByRole('link')).toBeNull();
    expect(open(inTown, 5, 9)).toEqual([]);
    expect(open(list({ term: 'Zelt' }), 1, 9)).toEqual([]);
    expect(open({ ...inTown, fields: { radius: 50 } }, 1, 9)).toEqual([]);
  });
});

describe('the maximum price filter', () => {
  it('requires at least 1 €, in every language', () => {
    const said = (locale: Locale, value: number) => {
      render(<PriceField value={value} onChange={() => {}} forDays={false} />, locale);
      const field = screen.getByRole('textbox');
      const shown = document.getElementById(`${field.id}-error`)?.textContent ?? null;
      cleanup();
      return shown;
    };
    expect((['de', 'en', 'nl'] as const).map((locale) => said(locale, 0))).toEqual([
      text('search:filter.wholeEuros'),
      english('search:filter.wholeEuros'),
      dutch('search:filter.wholeEuros'),
    ]);
    expect(said('de', 1)).toBeNull();
  });
});

describe('the empty result list', () => {
  const open = (shown: List, km: number | null, meant: Meant = null) => {
    const fake = createFakeApi(({ path }) =>
      path === '/v1/offer_search'
        ? { data: { offers: km === null ? [] : [offerCard({ distance_km: km })], total: 2 } }
        : undefined,
    );
    render(
      <ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>
        <EmptyResults list={shown} trail={[]} meant={meant} />
      </ApiContext>,
    );
    return fake.calls;
  };
  const nearKoeln = list({ route: 'city', term: 'Zelt', city: koeln, fields: { radius: 10, free: true } });
  it('offers a wider radius, fewer filters with counts and a search everywhere', async () => {
    open(nearKoeln, 17.5);
    expect(
      await screen.findByRole('button', { name: text('search:empty.wider', { km: 20, number: '2' }) }),
    ).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Ohne Filter suchen (2)' })).getAttribute('href')).toBe(
      '/ortssuche/koeln/Zelt?radius=10',
    );
    expect(screen.getByRole('link', { name: text('search:empty.everywhere') }).getAttribute('href')).toBe(
      '/suche/Zelt?free=true',
    );
  });
  it('offers no wider radius when none has results', async () => {
    for (const km of [null, 50.3]) {
      const calls = open(nearKoeln, km);
      await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/v1/offer_search', '/v1/offer_search']));
      await waitFor(() => expect(document.querySelector('.animate-pulse-soft')).toBeNull());
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
    }
  });
  it('counts results without filters and offers them if any exist', async () => {
    const filtered = list({ term: 'Zelt', category, fields: { category: 405, free: true, by: 'shop' } });
    for (const [total, expected] of [
      [12, ['Ohne Filter suchen (12)']],
      [0, []],
    ] as const) {
      const asked: Record<string, string>[] = [];
      const { fetch } = createFakeApi(({ query }) => {
        asked.push(Object.fromEntries(query));
        return { data: { offers: [], total } };
      });
      render(
        <ApiContext value={createApi({ fetch, locale: 'de' })}>
          <EmptyResults list={filtered} trail={[]} meant={null} />
        </ApiContext>,
      );
      const links = () =>
        screen
          .queryAllByRole('link', { name: textLike('search:empty.withoutFilters') })
          .map(({ textContent }) => textContent);
      await waitFor(() => expect(links()).toEqual(expected));
      expect(asked).toEqual([{ query: 'Zelt', page: '1', size: '1' }]);
      cleanup();
    }
  });
  it('offers a search everywhere without the recognised place', () => {
    open(list({ term: 'zelt köln' }), null, inKoeln);
    expect(screen.getByRole('link', { name: text('search:empty.everywhere') }).getAttribute('href')).toBe(
      '/suche/zelt',
    );
  });
  it('suggests entering the town for an unknown postal code', () => {
    open(list({ term: '1012 AB' }), null);
    expect(screen.getByText(textLike('common:search.codeUnknown'))).toBeTruthy();
  });
  it('gives only applicable advice, in every language', () => {
    const advice = (locale: Locale, shown: List) => {
      render(
        <ApiContext value={createApi({ fetch: createFakeApi().fetch, locale })}>
          <EmptyResults list={shown} trail={[]} meant={null} />
        </ApiContext>,
        locale,
      );
      const said = document.querySelector('h2 + .text-muted')?.textContent ?? null;
      cleanup();
      return said;
    };
    expect(
      (['de', 'en', 'nl'] as const).flatMap((locale) => [
        advice(locale, nearKoeln),
        advice(locale, list({ term: 'Zelt' })),
      ]),
    ).toEqual([
      text('search:empty.text', { ways: 'einem anderen Wort, einem größeren Umkreis oder weniger Filtern' }),
      text('search:empty.text', { ways: 'einem anderen Wort' }),
      english('search:empty.text', { ways: 'another word, a wider radius or fewer filters' }),
      english('search:empty.text', { ways: 'another word' }),
      dutch('search:empty.text', { ways: 'een ander woord, een grotere afstand of minder filters' }),
      dutch('search:empty.text', { ways: 'een ander woord' }),
    ]);
    expect(advice('de', list({ category, fields: { free: true } }))).toBe(
      text('search:empty.text', { ways: 'weniger Filtern' }),
    );
    expect(advice('de', list({ category }))).toBeNull();
  });
  it('offers only applicable actions', () => {
    expect(open(list({ term: 'Zelt' }), 1)).toEqual([]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      text('search:empty.wanted'),
      text('search:empty.categories'),
    ]);
  });
});
