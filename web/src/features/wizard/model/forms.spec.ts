import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import type { AudienceShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { describe, expect, it } from 'vitest';
import { OfferPatch } from '@lendring/contracts/http/offer.js';
import { ownOffer } from '../../../testing/demo-offers.js';
import { termsModel, visibilityModel } from '../steps/TermsStep.js';
import { descriptionModel, withTags } from '../steps/DescriptionStep.js';
import { advanceChoices, bookingModel, leadChoices, untilChoices } from '../../../parts/conditions/booking.js';
import { askingModel } from '../../../parts/conditions/asking.js';
import { deliveryModel } from '../../../parts/conditions/delivery.js';
import { metadataModel, rowField } from './category.js';
import { kitModel, movedRow, partField, withTyped } from './kit.js';
import { audienceOf } from '../../../parts/offers/among.js';
import { groupsModel } from './terms.js';
import { depositModel } from '../../../parts/conditions/deposit.js';

const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

describe('tags', () => {
  it('are split at commas without duplicates', () => {
    expect(withTags(['Zelt'], ' zelt, #Camping ,, Festival')).toEqual(['Zelt', 'Camping', 'Festival']);
  });
  it('are limited in number and length', () => {
    expect(withTags([], Array.from({ length: 20 }, (_, n) => `t${n}`).join(','))).toHaveLength(10);
    expect(withTags([], 'x'.repeat(50))[0]).toHaveLength(30);
  });
});

describe('the description', () => {
  const values = { ...descriptionModel.from(ownOffer()), title: ' Zelt ', description: 'Dicht.\n', tag: 'camping' };
  it('is saved trimmed, with the tag that is still in the input', () => {
    const patch = descriptionModel.patch(values);
    expect(patch).toEqual({
      title: 'Zelt',
      short_description: '',
      description: 'Dicht.',
      tags: ['camping'],
      number: null,
    });
    expect(OfferPatch.safeParse(patch).success).toBe(true);
  });
  it('requires title and text', () => {
    expect(keys(descriptionModel.problems(values))).toEqual([]);
    expect(keys(descriptionModel.problems({ ...values, title: '  ', description: '\n' }))).toEqual([
      'title',
      'description',
    ]);
  });
});

describe('the deposit', () => {
  it('is an amount in cash or by transfer, a document, or none', () => {
    expect(depositModel.patch({ kind: 'no', amount: 500, perUnit: true })).toEqual({
      deposit: null,
      deposit_kind: null,
      deposit_per_unit: false,
    });
    expect(depositModel.patch({ kind: 'document', amount: 500, perUnit: true })).toEqual({
      deposit: null,
      deposit_kind: 'document',
      deposit_per_unit: false,
    });
    for (const kind of ['cash', 'transfer'] as const)
      expect(depositModel.patch({ kind, amount: 500, perUnit: true })).toEqual({
        deposit: 500,
        deposit_kind: kind,
        deposit_per_unit: true,
      });
    expect(depositModel.from(ownOffer({ deposit: 500, deposit_kind: 'transfer' }))).toEqual({
      kind: 'transfer',
      amount: 500,
      perUnit: false,
    });
  });
  it('of older offers counts as cash', () => {
    expect(depositModel.from(ownOffer({ deposit: 500 }))).toEqual({ kind: 'cash', amount: 500, perUnit: false });
    expect(depositModel.from(ownOffer({ deposit: null }))).toEqual({ kind: 'no', amount: null, perUnit: false });
  });
  it.each([
    [null, 'deposit'],
    [Number.NaN, 'deposit'],
    [0, 'deposit'],
    [limits.money + 1, 'amountTooBig'],
  ])('is not saved with the amount %p', (amount, key) => {
    expect(depositModel.patch({ kind: 'cash', amount, perUnit: false })).toEqual({});
    expect(keys(depositModel.problems({ kind: 'cash', amount, perUnit: false }))).toEqual([key]);
    expect(keys(depositModel.problems({ kind: 'document', amount, perUnit: false }))).toEqual([]);
  });
});

describe('details', () => {
  const rows = [
    { key: 'a', name: '', value: '', public: true },
    { key: 'b', name: 'Marke', value: '', public: true },
    { key: 'c', name: '', value: 'rot', public: true },
    { key: 'd', name: ' Jahr ', value: '2021', public: false },
  ];
  it('are saved when complete, without empty rows', () => {
    expect(metadataModel.patch(rows)).toEqual({ metadata: [{ name: 'Jahr', value: '2021', public: false }] });
    expect(metadataModel.problems(rows)).toEqual([
      { id: rowField(rows[1]!, 'value'), key: 'detailValue' },
      { id: rowField(rows[2]!, 'name'), key: 'detailName' },
    ]);
  });
  it('map a server error to its row among the sent rows', () => {
    expect(metadataModel.fieldId('metadata.0.value', rows)).toBe('value-d');
    expect(metadataModel.fieldId('metadata.7.value', rows)).toBe('metadata');
  });
});

describe('groups', () => {
  const audience = (change: Partial<AudienceShape>): Readonly<{ audience: AudienceShape }> => ({
    audience: {
      groups: [],
      joinable: [],
      seen_by: 'everyone',
      lent_to: 'everyone',
      free_for_members: false,
      belongs_to: null,
      of_group: false,
      ...change,
    },
  });
  const garden = { group_id: 'g4rt3nfr3n', name: 'Garten' };

  it('are unchanged after a round trip', () => {
    for (const given of [
      audience({}),
      audience({ groups: [garden] }),
      audience({ groups: [garden], lent_to: 'members', free_for_members: true }),
      audience({ groups: [garden], seen_by: 'members', lent_to: 'members' }),
      audience({ groups: [garden], belongs_to: garden.group_id }),
    ])
      expect(groupsModel.patch(groupsModel.from(ownOffer(given)))).toEqual({ audience: audienceOf(given) });
  });
  it('do not make the offer public when all groups are removed', () => {
    const values = groupsModel.from(ownOffer(audience({ seen_by: 'members', lent_to: 'members' })));
    expect(groupsModel.patch(values)).toEqual({});
    expect(keys(groupsModel.problems(values))).toEqual(['groupNeeded']);
    expect(groupsModel.patch({ ...values, among: 'all' })).toEqual({ audience: audienceOf(audience({})) });
    expect(groupsModel.patch({ ids: [], among: 'all', free: true, belongsTo: garden.group_id })).toEqual({
      audience: audienceOf(audience({})),
    });
  });
});

describe('booking rules', () => {
  const rules = { lead_days: 1, lead_until: '12:00', longest_advance: 90, preparation: noPreparation };
  it('are unchanged after a round trip, with a value of another client among the choices', () => {
    expect(bookingModel.patch(bookingModel.from(ownOffer({ booking_rules: rules })))).toEqual({ booking_rules: rules });
    expect(leadChoices({ ...rules, lead_days: 17 })).toContain(17);
    expect(untilChoices({ ...rules, lead_until: '11:30' })).toContain('11:30');
    expect(advanceChoices({ ...rules, longest_advance: 45 })).toEqual([7, 14, 30, 45, 60, 90, 120, 180]);
  });
  it('send no calendar that ends within the lead time', () => {
    const impossible = { ...rules, lead_days: 7, longest_advance: 7 };
    expect(bookingModel.patch(impossible)).toEqual({});
    expect(keys(bookingModel.problems(impossible))).toEqual(['advance']);
    expect(bookingModel.problems({ ...impossible, longest_advance: null })).toEqual([]);
  });
  it('map a server error to its field', () => {
    expect(bookingModel.fieldId('booking_rules.longest_advance', rules)).toBe('longest_advance');
    expect(bookingModel.fieldId('booking_rules', rules)).toBe('lead_days');
    expect(bookingModel.fieldId('booking_rules.preparation.after.count', rules)).toBe('preparation_after');
  });
});

describe('the conditions for requests', () => {
  const values = askingModel.from(ownOffer());
  const patch = (change: Partial<typeof values>) => askingModel.patch({ ...values, ...change });

  it('are none when nothing is entered, and survive a round trip', () => {
    expect(patch({})).toEqual({ ask_rules: ownOffer().ask_rules });
    const towns = [{ city_id: 'g2886242', city: 'Köln' }];
    const rules = { max_km: 10, postals: ['50667', '1012 AB'], towns, phone: true, good_ratings: 2 };
    expect(askingModel.patch(askingModel.from(ownOffer({ ask_rules: rules })))).toEqual({ ask_rules: rules });
    expect(OfferPatch.safeParse({ ask_rules: rules }).success).toBe(true);
  });

  it('take postal codes in any spelling, each once', () => {
    expect(patch({ postals: ' 50667,50668 ; 1012  ab, 50667,' }).ask_rules?.postals).toEqual([
      '50667',
      '50668',
      '1012 AB',
    ]);
  });

  it.each([
    ['askKm', { km: 0 }],
    ['askKm', { km: 201 }],
    ['askKm', { km: Number.NaN }],
    ['askRatings', { ratings: 0 }],
    ['askRatings', { ratings: 51 }],
    ['askPostalForm', { postals: '50667, Köln' }],
    ['askPostalForm', { postals: '50823-50829' }],
    ['askPostals', { postals: Array.from({ length: 51 }, (_, n) => 10_000 + n).join() }],
  ])('are kept back with %s while invalid', (key, change) => {
    expect(keys(askingModel.problems({ ...values, ...change }))).toEqual([key]);
    expect(patch(change)).toEqual({});
  });
});

describe('the delivery', () => {
  const none = deliveryModel.from(ownOffer());
  const first = { key: 'a', km: 10, price: 1500 };
  const both = { ...none, services: ['fetch', 'bring'] as const, steps: [first] };

  it('is none without a service, and survives a round trip', () => {
    expect(deliveryModel.patch(none)).toEqual({ delivery: null });
    expect(deliveryModel.patch({ ...both, services: [] })).toEqual({ delivery: null });
    const patch = deliveryModel.patch({ ...both, note: ' Bis zur Tür ' });
    expect(patch.delivery).toEqual({
      services: ['bring', 'fetch'],
      steps: [{ up_to_km: 10, price: 1500 }],
      note: 'Bis zur Tür',
    });
    expect(OfferPatch.safeParse(patch).success).toBe(true);
    expect(deliveryModel.patch(deliveryModel.from(ownOffer({ delivery: patch.delivery ?? null })))).toEqual(patch);
  });

  it.each([
    ['deliverySteps', []],
    ['deliveryKm', [{ ...first, km: null }]],
    ['deliveryKm', [{ ...first, km: 201 }]],
    ['deliveryKm', [{ ...first, km: Number.NaN }]],
    ['deliveryPrice', [{ ...first, price: null }]],
    ['deliveryPrice', [{ ...first, price: 100_001 }]],
    ['deliveryAscending', [first, { key: 'b', km: 10, price: 2000 }]],
  ] as const)('is kept back with %s while invalid', (key, steps) => {
    expect(keys(deliveryModel.problems({ ...both, steps }))).toEqual([key]);
    expect(deliveryModel.patch({ ...both, steps })).toEqual({});
  });

  it('maps errors of the API to its fields', () => {
    expect(deliveryModel.fieldId('delivery.steps.0.price', both)).toBe('delivery-price-a');
    expect(deliveryModel.fieldId('delivery.steps', both)).toBe('delivery-add');
    expect(deliveryModel.fieldId('delivery.note', both)).toBe('delivery-note');
  });
});

describe('terms and visibility', () => {
  it('include the terms only when accepted', () => {
    expect(termsModel.patch({ accepted: true })).toEqual({ terms_accepted: true });
    expect(termsModel.patch({ accepted: false })).toEqual({});
    expect(keys(termsModel.problems({ accepted: false }))).toEqual(['terms']);
  });
  it('keep the visibility in a round trip', () => {
    expect(visibilityModel.patch(visibilityModel.from(ownOffer({ auto_accept: true })))).toEqual({
      commercial_only: false,
      auto_accept: true,
      hold_hours: 48,
    });
  });
});

describe('the parts of an offer', () => {
  const row = (key: string, name: string, count: number | null = 1) => ({ key, name, count });
  const rows = [row('a', 'Zelt'), row('b', ' Heringe ', 12), row('c', '')];

  it('are sent with the text that has not become rows yet, without empty rows', () => {
    expect(kitModel.patch({ rows, typed: 'Hammer, 2 Seile' })).toEqual({
      parts: [
        { name: 'Zelt', count: 1 },
        { name: 'Heringe', count: 12 },
        { name: 'Hammer', count: 1 },
        { name: 'Seile', count: 2 },
      ],
    });
  });

  it('keep their rows under the limit', () => {
    const many = Array.from({ length: 49 }, (_, index) => row(`r${index}`, `Teil ${index}`));
    expect(withTyped({ rows: many, typed: 'Seil, Haken, Gurt' }, () => 'new').rows).toHaveLength(50);
  });

  it('are not sent while a number is wrong, which is said at its field', () => {
    const wrong = { rows: [row('a', 'Zelt', 0), row('b', 'Heringe', Number.NaN)], typed: '' };
    expect(kitModel.patch(wrong)).toEqual({});
    expect(kitModel.problems(wrong).map(({ id }) => id)).toEqual(['a', 'b'].map((key) => partField({ key }, 'count')));
    expect(kitModel.fieldId('parts.1.name', { rows, typed: '' })).toBe(partField({ key: 'b' }, 'name'));
    expect(kitModel.fieldId('parts', { rows, typed: '' })).toBe('part-add');
  });

  it('move by one place, not beyond either end', () => {
    expect(movedRow(rows, 'b', -1).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
    expect(movedRow(rows, 'a', -1)).toBe(rows);
    expect(movedRow(rows, 'c', 1)).toBe(rows);
  });
});
