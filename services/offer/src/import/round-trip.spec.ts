import { describe, expect, it } from 'vitest';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import { fillIn } from '@lendring/contracts/kernel/texts.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { noBookingRules } from '@lendring/contracts/rules/booking-rules.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { depositKinds } from '@lendring/contracts/rules/deposit-kinds.js';
import { preparationUnits } from '@lendring/contracts/rules/preparation.js';
import {
  hasWeekend,
  type PaymentTypeId,
  priceKind,
  type Pricing,
  type RentTypeId,
} from '@lendring/contracts/rules/terms.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { noAskRules } from '@lendring/contracts/rules/may-ask.js';
import { readCsv } from '@lendring/contracts/rules/csv-read.js';
import {
  metadataHeads,
  sheetColumns,
  type SheetColumnName,
  type SheetOffer,
  type SheetWords,
} from '@lendring/contracts/rules/offer-sheet.js';
import { sheetHeadOf } from '@lendring/contracts/rules/offer-sheet-heads.js';
import { sheetNotes } from '@lendring/contracts/rules/offer-sheet-notes.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { offerId, ownerId, perDay, picture } from '../../testing/offer.js';
import { edit } from '../editing/decide.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';
import { categoryOf } from './categories.js';
import { PROFILE_PLACE, readRow } from './read-row.js';

const preparation = { before: { count: 1, unit: 'days' }, after: { count: 3, unit: 'hours' } } as const;

const offer: OfferState = {
  ...offerAggregate.initialState,
  ownerId,
  status: 'draft',
  beneath: 'draft',
  number: '=Z-017',
  title: 'Zelt; groß "Iglu"',
  shortDescription: "'@home",
  description: 'Erste Zeile\nZweite, mit Komma',
  categoryId: 405,
  tags: ['Camping', '-20 °C'],
  images: [picture(1), picture(2)],
  pricings: [
    {
      ...perDay,
      weekend: 2_550,
      seasons: [
        { from: '2026-06-01', to: '2026-08-31', yearly: false, amount: 2_000 },
        { from: '2026-12-20', to: '2027-01-06', yearly: true, amount: 1_275 },
      ],
      minDuration: 2,
      maxDuration: 14,
      discounts: [
        { of: 'count', from: 3, percent: 10 },
        { of: 'duration', from: 7, percent: 15 },
      ],
    },
    { ...perDay, pricingId: derivedId(offerId, 'week'), rentType: 4, maxDuration: 1 },
    { ...perDay, pricingId: derivedId(offerId, 'night'), rentType: 3, paymentType: 5, price: { kind: 'nothing' } },
    {
      ...perDay,
      pricingId: derivedId(offerId, 'crate'),
      paymentType: 2,
      price: { kind: 'things', count: 1 },
      maxDuration: 3,
    },
  ],
  depositPerUnit: true,
  commercialOnly: true,
  autoAccept: true,
  askRules: {
    maxKm: 25,
    postals: ['50667', '1012 AB'],
    towns: [{ cityId: 'c1', city: 'Köln' }],
    phone: true,
    goodRatings: 3,
  },
  deposit: { minor: 1_234_567, currency: 'EUR' },
  depositKind: 'transfer',
  stock: { quantity: 80, revision: 1 },
  holdHours: 72,
  bookingRules: { leadDays: 2, leadUntil: '12:00', longestAdvance: 90, preparation },
  parts: [
    { name: 'Hering', count: 12 },
    { name: '2 x Leine; 3 m \\ rot', count: 1 },
  ],
  delivery: {
    services: ['bring', 'fetch'],
    steps: [
      { upToKm: 10, cents: 1_500 },
      { upToKm: 30, cents: 0 },
    ],
    note: 'Nur bis zur Haustür; -1. Stock nicht',
  },
  metadata: [
    { name: 'Länge', value: '3 m', public: true },
    { name: 'Regal', value: '=1+1', public: false },
  ],
};

const sheetOf = (state: OfferState): SheetOffer => ({
  ...state,
  offerId,
  prices: state.pricings.map((one) => ({ ...one, amount: one.price.kind === 'money' ? one.price.money.minor : 0 })),
  deposit: state.deposit?.minor ?? null,
  quantity: state.stock.quantity,
  imageIds: state.images.map(({ imageId }) => imageId),
});

/** Pseudo-random numbers from 0 to below 1, the same in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const names = Object.keys(sheetColumns) as SheetColumnName[];
const titles = (id: number, locale: SheetWords['locale']) =>
  [...builtInTree.ancestors(id), builtInTree.byId(id)].map((one) => one?.title[locale] ?? '').join(' > ');

/** The row of an exported file, read again. */
const written = (state: OfferState, locale: SheetWords['locale'], cells: Readonly<Record<string, string>> = {}) => {
  const words: SheetWords = {
    categoryPath: (id) => titles(id, locale),
    placeName: () => PROFILE_PLACE,
    free: { de: 'kostenlos', en: 'free', nl: 'gratis' }[locale],
    decimal: locale === 'en' ? '.' : ',',
    locale,
    site: 'https://leihen.example',
  };
  const heads = [
    ...names.map((name) => sheetColumns[name].head[locale]),
    ...offer.metadata.map((one) => fillIn(metadataHeads[one.public ? 'shown' : 'private'][locale], { name: one.name })),
  ];
  const row = [
    ...names.map((name) => cells[name] ?? sheetColumns[name].write(sheetOf(state), words)),
    ...offer.metadata.map(({ name }) => cells[name] ?? state.metadata.find((one) => one.name === name)?.value ?? ''),
  ];
  const table = readCsv(csvOf([heads, row], locale === 'en' ? ',' : ';'));
  if ('problem' in table) throw new Error(table.problem);
  return { heads: table.head.map(sheetHeadOf), row: { line: 2, cells: [...(table.rows[0]?.cells ?? [])] } };
};

const imported = (state: OfferState, locale: SheetWords['locale'], cells?: Readonly<Record<string, string>>) => {
  const { heads, row } = written(state, locale, cells);
  const { changes, problems } = readRow(row, state, { heads, tree: builtInTree, importId: offerId, targets: 'public' });
  const { placeId: _place, quantity: _quantity, ...others } = changes;
  const decision = edit(state, { offerId, userId: ownerId }, others);
  if (isRefused(decision)) return [...problems, decision.refusal];
  return problems.length > 0 ? problems : decision.events.reduce(offerAggregate.evolve, state);
};

describe('an exported file that is imported again', () => {
  it.each(['de', 'en', 'nl'] as const)('changes nothing in %s', (locale) => {
    expect(imported(offer, locale)).toEqual(offer);
    const document = {
      ...offer,
      deposit: null,
      depositKind: 'document' as const,
      depositPerUnit: false,
      pricings: [],
      tags: [],
    };
    expect(imported(document, locale)).toEqual(document);
  });

  it('changes nothing, whatever the conditions', () => {
    const random = randomFrom(17);
    const below = (end: number) => Math.floor(random() * end);
    const oneOf = <Value>(...values: readonly Value[]): Value => values[below(values.length)] as Value;
    const some = <Value>(...values: readonly Value[]): Value[] => values.filter(() => random() < 0.5);
    const cents = () => oneOf(1, 99, 100, 1_005, 123_456, below(limits.money) + 1);
    const pricing = (rentType: RentTypeId, paymentType: PaymentTypeId): Pricing => {
      const minDuration = oneOf(1, 1, 2, 3, 30);
      const kind = priceKind[paymentType];
      const season = { from: '2027-06-01', to: '2027-08-31' };
      return {
        ...perDay,
        pricingId: derivedId(offerId, `${rentType} ${paymentType}`),
        rentType,
        paymentType,
        price:
          kind === 'money'
            ? { kind, money: { minor: cents(), currency: 'EUR' } }
            : kind === 'things'
              ? { kind, count: below(20) + 1 }
              : { kind },
        donationTarget: paymentType === 4 ? 'Tierheim' : null,
        minDuration,
        maxDuration: oneOf(null, minDuration, minDuration + 7),
        ...(hasWeekend(paymentType, rentType) && random() < 0.5 && { weekend: cents() }),
        ...(paymentType === 1 &&
          random() < 0.4 && { seasons: [{ ...season, yearly: oneOf(true, false), amount: cents() }] }),
        ...(paymentType === 1 &&
          random() < 0.5 && {
            discounts: [
              { of: 'duration' as const, from: below(28) + 2, percent: below(limits.percentOff) + 1 },
              { of: 'count' as const, from: below(998) + 2, percent: below(limits.percentOff) + 1 },
            ],
          }),
      };
    };
    const offerOf = (): OfferState => {
      const depositKind = oneOf(null, ...depositKinds);
      const deposit =
        depositKind === null || depositKind === 'document' ? null : { minor: cents(), currency: 'EUR' as const };
      const time = () =>
        oneOf({ count: 0, unit: 'days' as const }, { count: below(14) + 1, unit: oneOf(...preparationUnits) });
      const steps = [{ upToKm: below(20) + 1, cents: oneOf(0, below(9_000)) }];
      const leadDays = below(5);
      return {
        ...offer,
        number: oneOf(null, 'FW-101', '007', '-1'),
        pricings: some<readonly [RentTypeId, PaymentTypeId]>(
          [1, 1],
          [1, 2],
          [1, 4],
          [2, 1],
          [3, 1],
          [3, 5],
          [4, 1],
          [4, 6],
        ).map(([rent, payment]) => pricing(rent, payment)),
        depositKind,
        deposit,
        depositPerUnit: deposit !== null && oneOf(true, false),
        stock: { ...offer.stock, quantity: below(999) + 1 },
        commercialOnly: oneOf(true, false),
        autoAccept: oneOf(true, false),
        holdHours: 12 + below(157),
        askRules: {
          maxKm: oneOf(null, 1, 200),
          postals: some('50667', '1012 AB', '1010'),
          towns: offer.askRules.towns,
          phone: oneOf(true, false),
          goodRatings: below(10),
        },
        bookingRules: {
          leadDays,
          leadUntil: oneOf(null, '00:00', '18:30'),
          longestAdvance: oneOf(null, leadDays + 30),
          preparation: { before: time(), after: time() },
        },
        parts: some({ name: '3', count: 1 }, { name: 'x; y', count: 2 }, { name: '2 × 3 m', count: 1 }),
        delivery: oneOf(null, {
          services: some<'bring' | 'fetch'>('bring', 'fetch'),
          steps,
          note: oneOf('', '- nur werktags'),
        }),
        tags: some('Camping', 'a b', '3 m'),
      };
    };
    for (let times = 0; times < 300; times += 1) {
      const one = offerOf();
      if (one.delivery?.services.length === 0) continue;
      expect(imported(one, oneOf('de', 'en', 'nl'))).toEqual(one);
    }
  });

  it('fills an empty offer with the same data', () => {
    const empty: OfferState = { ...offerAggregate.initialState, ownerId, status: 'draft', beneath: 'draft' };
    const { heads, row } = written(offer, 'de');
    const { changes, problems } = readRow(row, empty, {
      heads,
      tree: builtInTree,
      importId: offerId,
      targets: 'public',
    });
    expect(problems).toEqual([]);
    const { number, title, tags, holdHours, bookingRules, depositKind, deposit, metadata, parts, delivery } = offer;
    expect(changes).toMatchObject({ number, title, tags, holdHours, bookingRules, depositKind, deposit, metadata });
    expect(changes).toMatchObject({ parts, delivery });
    const { depositPerUnit, commercialOnly, autoAccept, askRules } = offer;
    expect(changes).toMatchObject({ depositPerUnit, commercialOnly, autoAccept, askRules: { ...askRules, towns: [] } });
    const { weekend, seasons, discounts, minDuration, maxDuration } = offer.pricings[0]!;
    expect(changes.pricings?.[0]).toMatchObject({ weekend, seasons, discounts, minDuration, maxDuration });
  });

  it('clears the fields that contain only a dash', () => {
    const cells = Object.fromEntries(
      [...names, 'Länge', 'Regal'].map((name) => [name, name === 'number' ? '' : '-'] as const),
    );
    const kept = Object.fromEntries(
      ['title', 'category', 'quantity', 'pictures', 'place', 'holdHours', 'link'].map((name) => [name, ''] as const),
    );
    expect(imported(offer, 'de', { ...cells, ...kept })).toEqual({
      ...offer,
      shortDescription: '',
      description: '',
      tags: [],
      pricings: offer.pricings.slice(3),
      deposit: null,
      depositKind: null,
      depositPerUnit: false,
      commercialOnly: false,
      autoAccept: false,
      askRules: { ...noAskRules, towns: offer.askRules.towns },
      bookingRules: noBookingRules,
      parts: [],
      delivery: null,
      metadata: [],
    });
  });

  it.each([
    ['title', '-', 'import_needed'],
    ['holdHours', '-', 'import_needed'],
    ['holdHours', '200', 'too_large'],
    ['depositKind', 'Gold', 'import_deposit_kind'],
    ['seasons', 'Sommer: 20', 'import_seasons'],
    ['seasons', '2026-08-31..2026-06-01: 20', 'season_order'],
    ['seasons', '0001-01-01..2026-06-01: 20', 'day_unlikely'],
    ['seasons', '2026-01-01..9999-12-31: 20', 'day_unlikely'],
    ['seasons', `2026-06-01..2026-08-31: 20 jedes ${'Jahr'.repeat(20)}`, 'import_seasons'],
    ['weekend', 'viel', 'import_amount'],
    ['day', '99.999.999,99', 'prices_add_up'],
    ['leadUntil', '25:00', 'format'],
    ['longestAdvance', '1', 'advance_within_lead'],
    ['quantity', '0', 'too_small'],
    ['quantity', '2,5', 'import_whole'],
    ['leadDays', 'zwei', 'import_whole'],
    ['shortest', 'lange', 'import_durations'],
    ['shortest', '3 Tage; 4 Tage', 'import_durations'],
    ['shortest', '15 Tage', 'duration_order'],
    ['longest', '366 Tage', 'too_large'],
    ['longest', '0', 'too_small'],
    ['longest', '5 Stunden', 'import_duration_price'],
    ['discounts', '10 %', 'import_discounts'],
    ['discounts', '5 Stück: 10 %', 'import_discounts'],
    ['discounts', '7 Tage: 91 %', 'too_large'],
    ['discounts', '7 Tage: 12,5 %', 'import_discounts'],
    ['discounts', '2 Nächte: 10 %', 'import_discount_price'],
    ['discounts', '7 Tage: 10 %; 7 Tage: 20 %', 'discount_twice'],
    ['discounts', '2 Tage: 1 %; 3 Tage: 2 %; 4 Tage: 3 %; 5 Tage: 4 %; 6 Tage: 5 %', 'too_many'],
    ['commercialOnly', 'vielleicht', 'import_yes_no'],
    ['autoAccept', '2', 'import_yes_no'],
    ['phone', 'Handy', 'import_yes_no'],
    ['maxKm', '201', 'too_large'],
    ['postals', '50667, 62XX', 'postal_form'],
    ['postals', '50667; 50667', 'postal_twice'],
    ['goodRatings', '2,5', 'import_whole'],
    ['prepareBefore', 'zwei Tage', 'import_preparation'],
    ['prepareAfter', '15 Tage', 'too_large'],
    ['parts', '0 × Hering', 'too_small'],
    ['parts', `1 × ${'x'.repeat(81)}`, 'too_long'],
    ['delivery', 'werfen', 'import_delivery'],
    ['delivery', 'bringen, bringen', 'service_twice'],
    ['deliverySteps', '10: 15', 'import_delivery_steps'],
    ['deliverySteps', '-', 'import_delivery_missing'],
    ['deliverySteps', '30 km: 15; 10 km: 29', 'steps_ascending'],
    ['deliverySteps', '900 km: 15', 'too_large'],
  ])('refuses %s %j with %s', (name, cell, code) =>
    expect(imported(offer, 'de', { [name]: cell })).toMatchObject([{ code }]),
  );

  it('refuses a price of the weekend without one per day or night', () =>
    expect(imported({ ...offer, pricings: [] }, 'de', { weekend: '20' })).toMatchObject([
      { code: 'import_day_price' },
    ]));

  it('refuses prices of a delivery that neither brings nor collects', () =>
    expect(
      imported({ ...offer, delivery: null }, 'de', { delivery: '', deliverySteps: '10 km: 15', deliveryNote: '' }),
    ).toMatchObject([{ code: 'import_delivery_missing' }]));

  it('reads seasons with blanks and a sign of the currency', () =>
    expect(
      imported(offer, 'de', {
        seasons: '2026-06-01 ..  2026-08-31 :\u00a0 25,00 €  jedes   Jahr ;2027-01-01..2027-01-06:30',
      }),
    ).toMatchObject({
      pricings: [
        {
          seasons: [
            { from: '2026-06-01', to: '2026-08-31', yearly: true, amount: 2_500 },
            { from: '2027-01-01', to: '2027-01-06', yearly: false, amount: 3_000 },
          ],
        },
        ...offer.pricings.slice(1),
      ],
    }));

  const starts = ['', '1', '1 x', '10 km:', '2026-06-01..2026-08-31:', '2026-06-01..2026-08-31: 25', '\\'];
  const fills = [' ', '1', '.', 'x', '×', 'a ', '1 ', ',', ';', '€', '\\', "'", '"', '> '];
  it.each(names)('reads or refuses in %s a long text that nearly fits a form', (name) => {
    const context = {
      heads: [{ kind: 'column', name } as const],
      tree: builtInTree,
      importId: offerId,
      targets: 'public' as const,
    };
    for (const start of starts)
      for (const fill of fills) {
        const cells = [`${start}${fill.repeat(2_000 / fill.length)}!`];
        const { changes, pictures, problems } = readRow({ line: 2, cells }, offer, context);
        expect(Object.keys(changes).length + Math.sign(pictures.missing.length) + problems.length).toBe(1);
      }
  });

  it('reads parts, preparation and delivery as people write them', () =>
    expect(
      imported(offer, 'de', {
        shortest: '1 day',
        longest: '10\n2 WEKEN',
        discounts: 'ab 3 Tagen: 5%; 4 items per week: 20 %',
        commercialOnly: 'FALSE',
        autoAccept: 'x',
        phone: 'nee',
        parts: 'Hering\n12x Leine; ; Hammer',
        prepareBefore: '2',
        prepareAfter: '4 h',
        delivery: 'collect',
        deliverySteps: '5 km: 9 €',
      }),
    ).toMatchObject({
      pricings: [
        { minDuration: 1, maxDuration: 10, discounts: [{ of: 'duration', from: 3, percent: 5 }] },
        { rentType: 4, maxDuration: 2, discounts: [{ of: 'count', from: 4, percent: 20 }] },
        { rentType: 3, maxDuration: null },
        { paymentType: 2, maxDuration: 3 },
      ],
      commercialOnly: false,
      autoAccept: true,
      askRules: { phone: false },
      parts: [
        { name: 'Hering', count: 1 },
        { name: 'Leine', count: 12 },
        { name: 'Hammer', count: 1 },
      ],
      bookingRules: { preparation: { before: { count: 2, unit: 'days' }, after: { count: 4, unit: 'hours' } } },
      delivery: { services: ['fetch'], steps: [{ upToKm: 5, cents: 900 }] },
    }));

  it('reads a time of day as Excel stores it', () =>
    expect(imported(offer, 'en', { leadUntil: '0.75' })).toMatchObject({ bookingRules: { leadUntil: '18:00' } }));
});

it.each(['de', 'en', 'nl'] as const)('gives a category that exists as the example of its column: %s', (locale) => {
  const example = sheetNotes.category[locale].split(': ').at(-1) ?? '';
  expect(categoryOf(example, builtInTree)).not.toBeNull();
});
